import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ListHeader } from "@/components/admin/ListHeader";
import { ListSearch } from "@/components/admin/ListSearch";
import { PictureGrid } from "@/components/admin/media/PictureGrid";
import { UploadButton } from "@/components/admin/media/UploadButton";
import { UploadList } from "@/components/admin/media/UploadList";
import { useFileDrop } from "@/components/admin/media/use-file-drop";
import { useUploads } from "@/components/admin/media/use-uploads";
import { Page } from "@/components/Page";
import { mediaQuery } from "@/data/media/library";
import { useUrlParams } from "@/lib/hydration/use-url-params";
import { pastedPictures } from "@/lib/media/chosen-file";
import type { Picture } from "@/lib/media/picture";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { PictureDialog } from "./PictureDialog";

const PICTURES = { one: "{count} picture", other: "{count} pictures" } as const;
const MATCHING = { one: "{count} matching picture", other: "{count} matching pictures" } as const;

export function AdminMediaPage() {
  const [params, change] = useUrlParams();
  const search = params.get("q") ?? "";
  const pictures = useInfiniteQuery(mediaQuery(search));
  const uploads = useUploads();
  const drop = useFileDrop(uploads.add);
  const [opened, setOpened] = useState<Picture>();
  // The list may no longer contain it.
  const open = pictures.data?.rows.find(({ id }) => id === opened?.id) ?? opened;
  usePastedFiles(uploads.add, opened === undefined);

  return (
    <Page title={t("Media")}>
      <div
        {...drop.handlers}
        className="mx-auto grid min-h-[calc(100dvh-4rem)] max-w-page content-start gap-6 p-4 pb-16 md:p-8"
      >
        <ListHeader
          title={t("Media")}
          count={pictures.data && plural(pictures.data.total, search ? MATCHING : PICTURES)}
        >
          <UploadButton label={t("Upload")} onFiles={uploads.add} />
        </ListHeader>
        <p className="max-w-measure text-ink-muted">
          {drop.isOver
            ? t("Drop to upload.")
            : t(
                "Drop or paste pictures anywhere here. They are resized for every screen, and the camera’s metadata is removed.",
              )}
        </p>
        <div role="search" className="flex">
          <ListSearch
            label={t("Search pictures")}
            searchedFields={t("Name or alternative text")}
            search={search}
            onSearch={(text) => change({ q: text || null })}
          />
        </div>
        <UploadList uploads={uploads} />
        <PictureGrid
          query={pictures}
          emptyHint={
            search
              ? t("No pictures match your search.")
              : t("Upload your first picture to get started.")
          }
          buttonLabel={(name) => t("Details of {name}", { name })}
          onPick={setOpened}
        />
      </div>
      {open && <PictureDialog key={open.id} picture={open} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

/** Handles pictures pasted while the focus is anywhere on the page. */
function usePastedFiles(onFiles: (files: File[]) => void, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      const files = pastedPictures(event.clipboardData);
      if (files.length > 0 && !event.defaultPrevented) onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
