import { useState } from "react";
import type { Enlarged } from "@/lib/article/enlarge";
import { Dialog } from "./ui/Dialog";
import { ZoomablePicture } from "./ZoomablePicture";
import { t } from "@/lib/words";

type Props = Enlarged & {
  /** Of the article; by default that of the page. */
  language: string | undefined;
  onClose: () => void;
};

/** One picture of an article over the whole screen, and the way to the others. */
export function PictureViewer({ pictures, first, opener, language, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const picture = pictures[index];
  const isAlone = count === 1;

  return (
    <Dialog
      onClose={onClose}
      title={isAlone ? t("Picture") : t("Picture {place} of {count}", { place: index + 1, count })}
      size="screen"
      returnFocusTo={() => opener}
    >
      {picture && (
        <ZoomablePicture
          picture={picture}
          language={language}
          onTurn={isAlone ? undefined : (by) => setIndex((at) => (at + count + by) % count)}
        />
      )}
    </Dialog>
  );
}
