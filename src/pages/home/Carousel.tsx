import type { ReactNode } from "react";
import { CarouselControls } from "./CarouselControls";
import { useCarousel } from "./use-carousel";
import { t } from "@/lib/words";

type Props = {
  /** Base of the heading's id. */
  id: string;
  /** Line above the heading, e.g. "02.1 — Testimonials". */
  label: string;
  title: string;
  slides: readonly { name: string; content: ReactNode }[];
  /** Milliseconds between two slides while playing. */
  interval: number;
  isPlayingAtFirst?: boolean;
};

export function Carousel({ id, label, title, slides, interval, isPlayingAtFirst = false }: Props) {
  const carousel = useCarousel({ count: slides.length, interval, isPlayingAtFirst });
  return (
    <section
      aria-roledescription={t("carousel")}
      aria-labelledby={`${id}-title`}
      // Otherwise a swipe would also navigate back in some browsers.
      className="mt-16 grid [touch-action:pan-y_pinch-zoom] gap-4 md:mt-24"
      {...carousel.rootProps}
    >
      <header className="mb-4 border-t pt-4 md:mb-6">
        <p className="label text-ink-muted">{label}</p>
        <h3 id={`${id}-title`} className="mt-4 font-serif text-title">
          {title}
        </h3>
      </header>
      {/* All slides share one grid cell, so that the tallest sets the height and nothing jumps. */}
      <div className="grid" {...carousel.slidesProps}>
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            role="group"
            aria-roledescription={t("slide")}
            aria-label={t("{place} of {count}", { place: position + 1, count: slides.length })}
            inert={position !== carousel.index}
            className="col-start-1 row-start-1 grid min-w-0 transition-opacity duration-250 inert:invisible inert:opacity-0"
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <CarouselControls names={slides.map(({ name }) => name)} carousel={carousel} />
      )}
    </section>
  );
}
