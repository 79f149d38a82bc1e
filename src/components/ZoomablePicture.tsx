import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { LargePicture } from "@/lib/article/enlarge";
import { classNames } from "@/lib/class-names";
import { inLanguage } from "@/lib/text/language";
import { IconButton } from "./ui/IconButton";
import { useZoom } from "./use-zoom";
import { t } from "@/lib/words";

type Props = {
  picture: LargePicture;
  language: string | undefined;
  /** Undefined if there is no other picture. */
  onTurn: ((by: 1 | -1) => void) | undefined;
};

/**
 * A picture that can be zoomed and panned, by mouse, touch and keyboard. The arrow keys pan where there is more
 * of it, and otherwise switch to the others.
 */
export function ZoomablePicture({ picture, language, onTurn }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, picture);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    // The direction of the page, in which the buttons are.
    const [backward, forward] = import.meta.env.DIRECTION
      ? ["ArrowRight", "ArrowLeft"]
      : ["ArrowLeft", "ArrowRight"];
    if (zoom.onKey(event)) event.preventDefault();
    else if (key === backward || key === "PageUp") onTurn?.(-1);
    else if (key === forward || key === "PageDown") onTurn?.(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <figure
        {...inLanguage(language)}
        aria-live="polite"
        className="-mx-5 flex grow flex-col gap-4 sm:mx-0"
      >
        <div
          ref={frame}
          role="group"
          aria-label={t("Picture")}
          className={classNames(
            // All the room there is, whatever the picture's size; where there is hardly any, the dialog scrolls.
            "grid h-px min-h-24 grow [touch-action:pan-x_pan-y] overflow-auto overscroll-contain -outline-offset-2 select-none",
            zoom.isDragging
              ? "cursor-grabbing"
              : zoom.canGrow
                ? "cursor-zoom-in"
                : "cursor-zoom-out",
          )}
        >
          <img
            key={picture.src}
            src={picture.src}
            alt={picture.alt}
            draggable={false}
            style={{ width: zoom.width }}
            className="m-auto h-auto max-w-none"
          />
        </div>
        {picture.caption && (
          <figcaption className="mx-auto user-text max-w-measure px-5 text-sm text-ink-muted">
            {picture.caption}
          </figcaption>
        )}
      </figure>
      {/* Keeps its space, so that the picture's area stays the same. */}
      <p
        className={classNames(
          "mt-2 text-center text-sm text-ink-muted",
          !zoom.canShrink && "invisible",
        )}
      >
        {t("Drag it to see the rest.")}
      </p>
      <div className="mt-2 flex items-center justify-center gap-2">
        {onTurn && (
          <IconButton
            label={t("Previous picture")}
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => onTurn(-1)}
          />
        )}
        <IconButton
          label={t("Zoom out")}
          aria-keyshortcuts="-"
          aria-disabled={!zoom.canShrink}
          icon={<ZoomOut aria-hidden className="size-5" />}
          onClick={() => zoom.zoomBy(-1)}
        />
        <output aria-label={t("Size")} className="w-12 text-center label text-ink-muted">
          {zoom.percent !== undefined && t("{percent}%", { percent: zoom.percent })}
        </output>
        <IconButton
          label={t("Zoom in")}
          aria-keyshortcuts="+"
          aria-disabled={!zoom.canGrow}
          icon={<ZoomIn aria-hidden className="size-5" />}
          onClick={() => zoom.zoomBy(1)}
        />
        {onTurn && (
          <IconButton
            label={t("Next picture")}
            icon={<ChevronRight aria-hidden className="size-5" />}
            onClick={() => onTurn(1)}
          />
        )}
      </div>
    </>
  );
}
