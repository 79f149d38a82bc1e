import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { LoadedLater } from "@/components/LoadedLater";
import { IconButton } from "@/components/ui/IconButton";
import { lazyPart } from "@/lib/lazy-part";
import { figureOf } from "@/lib/media/markdown";
import { t } from "@/lib/words";

const MediaPicker = lazyPart(() => import("./MediaPicker"), "MediaPicker");

type Props = { text: TextHandle | null };

/** Inserts a picture of the media library at the cursor. */
export function PictureButton({ text }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const isInserted = useRef(false);
  return (
    <>
      <IconButton
        label={t("Insert picture")}
        icon={<ImagePlus aria-hidden className="size-4.5" />}
        disabled={!text}
        onClick={() => {
          isInserted.current = false;
          setIsChoosing(true);
        }}
      />
      {isChoosing && (
        <LoadedLater what={t("The library")} onFailure={() => setIsChoosing(false)}>
          <MediaPicker
            onPick={(picture) => {
              setIsChoosing(false);
              isInserted.current = true;
              text?.insertParagraphs([figureOf(picture)]);
            }}
            returnFocusTo={() => (isInserted.current && text ? text.field : null)}
            onClose={() => setIsChoosing(false)}
          />
        </LoadedLater>
      )}
    </>
  );
}
