import type { ReactNode } from "react";
import { CarouselControls } from "./CarouselControls";
import { useCarousel } from "./use-carousel";

type Props = {
  /** What is shown, for screen readers. */
  label: string;
  slides: readonly { name: string; content: ReactNode }[];
  /** Milliseconds between two slides while playing. */
  interval: number;
  isPlayingAtFirst?: boolean;
};

export function Carousel({ label, slides, interval, isPlayingAtFirst = false }: Props) {
  const carousel = useCarousel({ count: slides.length, interval, isPlayingAtFirst });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      // Without this a swipe would also take some browsers a page back.
      className="mt-16 grid touch-pan-y touch-pinch-zoom gap-4 md:mt-24"
      {...carousel.rootProps}
    >
      {/* All slides share one cell, so that the tallest decides and nothing jumps. */}
      <div className="grid" {...carousel.slidesProps}>
        {slides.map(({ name, content }, position) => (
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            inert={position !== carousel.index}
            className="col-start-1 row-start-1 grid min-w-0 transition-opacity duration-250 inert:invisible inert:opacity-0"
          >
            {content}
          </div>
        ))}
      </div>
      <CarouselControls names={slides.map(({ name }) => name)} carousel={carousel} />
    </section>
  );
}
