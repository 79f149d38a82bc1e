import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import type { Picture } from "@/lib/media/picture";
import { t } from "@/lib/words";
import { ListSearch } from "../ListSearch";
import { useMediaLibrary } from "./media-library";
import { PictureGrid } from "./PictureGrid";
import { UploadButton } from "./UploadButton";
import { UploadList } from "./UploadList";
import { useFileDrop } from "./use-file-drop";
import { useUploads } from "./use-uploads";

type Props = {
  onPick: (picture: Picture) => void;
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
};

/** Picks a picture from the library, or uploads one and picks it. */
export function MediaPicker({ onPick, onClose, returnFocusTo }: Props) {
  const [search, setSearch] = useState("");
  const { picturesQuery } = useMediaLibrary();
  const pictures = useInfiniteQuery(picturesQuery(search));
  // A single uploaded picture is the one wanted; from several, one is to be picked.
  const isSingle = useRef(false);
  const uploads = useUploads((picture) => {
    if (isSingle.current) onPick(picture);
  });
  const drop = useFileDrop(upload);

  function upload(files: File[]) {
    isSingle.current = files.length === 1 && uploads.items.length === 0;
    uploads.add(files);
  }

  return (
    <Dialog
      onClose={onClose}
      title={t("Choose a picture")}
      size="wide"
      returnFocusTo={returnFocusTo}
      dropHandlers={drop.handlers}
    >
      <div className="grid min-h-80 content-start gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <ListSearch
            label={t("Search pictures")}
            searchedFields={t("Name or alternative text")}
            search={search}
            onSearch={setSearch}
          />
          <UploadButton label={t("Upload")} onFiles={upload} />
        </div>
        <p className="label text-ink-muted">
          {drop.isOver ? t("Drop to upload") : t("Or drop or paste one anywhere here")}
        </p>
        <UploadList uploads={uploads} />
        <PictureGrid
          query={pictures}
          emptyHint={
            search
              ? t("No pictures match your search.")
              : t("Upload one: you can use it in other places too.")
          }
          buttonLabel={(name) => t("Choose {name}", { name })}
          onPick={onPick}
        />
      </div>
    </Dialog>
  );
}
