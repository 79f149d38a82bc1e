import { useState } from "react";
import type { Enlarged } from "@/lib/article/enlarge";
import { Dialog } from "./ui/Dialog";
import { ZoomablePicture } from "./ZoomablePicture";
import { t } from "@/lib/words";

type Props = Enlarged & {
  /** The article's language; by default the page's. */
  language: string | undefined;
  onClose: () => void;
};

/** A picture of an article on the full screen, with buttons for the others. */
export function PictureViewer({ pictures, first, opener, language, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const picture = pictures[index];
  const isSingle = count === 1;

  return (
    <Dialog
      onClose={onClose}
      title={isSingle ? t("Picture") : t("Picture {place} of {count}", { place: index + 1, count })}
      size="screen"
      returnFocusTo={() => opener}
    >
      {picture && (
        <ZoomablePicture
          picture={picture}
          language={language}
          onTurn={isSingle ? undefined : (by) => setIndex((at) => (at + count + by) % count)}
        />
      )}
    </Dialog>
  );
}
