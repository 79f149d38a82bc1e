import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { IconButton } from "@/components/ui/IconButton";
import { classNames } from "@/lib/class-names";
import type { CarouselState } from "./use-carousel";
import { t } from "@/lib/words";

type Props = {
  /** Names of the slides, for the dots. */
  names: readonly string[];
  carousel: CarouselState;
};

export function CarouselControls({ names, carousel }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton
        label={t("Previous")}
        icon={<ArrowLeft aria-hidden className="size-5" />}
        className="-ms-3"
        onClick={carousel.previous}
      />
      <div className="flex">
        {names.map((name, position) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={position === carousel.index || undefined}
            onClick={() => carousel.show(position)}
            className="group flex h-11 w-7 items-center px-1 sm:w-8"
          >
            <span
              className={classNames(
                "h-0.5 w-full transition-colors duration-150",
                position === carousel.index ? "bg-accent" : "bg-line-strong group-hover:bg-ink",
              )}
            />
          </button>
        ))}
      </div>
      <IconButton
        label={t("Next")}
        icon={<ArrowRight aria-hidden className="size-5" />}
        onClick={carousel.next}
      />
      {carousel.canPlay && (
        <Button
          variant="ghost"
          size="small"
          className="min-h-11"
          aria-pressed={carousel.isPlaying}
          onClick={carousel.togglePlaying}
        >
          {carousel.isPlaying ? (
            <Pause aria-hidden className="size-4" />
          ) : (
            <Play aria-hidden className="size-4" />
          )}
          {t("Auto-play")}
        </Button>
      )}
    </div>
  );
}
