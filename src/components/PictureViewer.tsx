import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import type { Enlarged } from "@/lib/article/enlarge";
import { classNames } from "@/lib/class-names";
import { inLanguage } from "@/lib/text/language";
import { Dialog } from "./ui/Dialog";
import { IconButton } from "./ui/IconButton";

type Props = Enlarged & {
  /** Of the article; by default that of the page. */
  language: string | undefined;
  onClose: () => void;
};

/** One picture of an article over the whole screen, and with the arrow keys the others. */
export function PictureViewer({ pictures, first, opener, language, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const picture = pictures[index];
  const isAlone = count === 1;

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") setIndex((at) => (at + count - 1) % count);
      if (key === "ArrowRight") setIndex((at) => (at + 1) % count);
    };
    window.addEventListener("keydown", turn);
    return () => window.removeEventListener("keydown", turn);
  }, [count]);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isAlone ? "Picture" : `Picture ${index + 1} of ${count}`}
      size="screen"
      returnFocusTo={() => opener}
    >
      {picture && (
        <figure
          {...inLanguage(language)}
          aria-live="polite"
          className="flex min-h-0 grow flex-col gap-4"
        >
          <img
            key={index}
            src={picture.src}
            alt={picture.alt}
            className={classNames(
              "min-h-0 w-full grow",
              picture.isDrawing ? "object-contain" : "object-scale-down",
            )}
          />
          {picture.caption && (
            <figcaption className="mx-auto user-text max-w-measure text-sm text-ink-muted">
              {picture.caption}
            </figcaption>
          )}
        </figure>
      )}
      {!isAlone && (
        <div className="mt-4 flex justify-center gap-2">
          <IconButton
            label="Previous picture"
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => setIndex((index + count - 1) % count)}
          />
          <IconButton
            label="Next picture"
            icon={<ChevronRight aria-hidden className="size-5" />}
            onClick={() => setIndex((index + 1) % count)}
          />
        </div>
      )}
    </Dialog>
  );
}
