import type { Testimonial } from "@/content/testimonials";
import { CarouselControls } from "./CarouselControls";
import { useCarousel } from "./use-carousel";

const INTERVAL = 5_000;

type Props = { testimonials: readonly Testimonial[] };

export function Testimonials({ testimonials }: Props) {
  const carousel = useCarousel({
    count: testimonials.length,
    interval: INTERVAL,
    isPlayingAtFirst: true,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What clients say"
      className="mt-16 md:mt-24"
      {...carousel.rootProps}
    >
      {/* All slides share one cell, so that the tallest decides and nothing jumps. */}
      <div className="grid" {...carousel.liveProps}>
        {testimonials.map(({ quote, name, role, company }, position) => (
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${testimonials.length}`}
            inert={position !== carousel.index}
            className="col-start-1 row-start-1 transition-opacity duration-250 inert:invisible inert:opacity-0"
          >
            <figure className="grid gap-6">
              <blockquote className="max-w-[34ch] font-serif text-headline">“{quote}”</blockquote>
              <figcaption className="label text-ink-muted">
                <span className="text-ink">{name}</span> — {role}, {company}
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div className="mt-6">
        <CarouselControls
          names={testimonials.map(({ name }) => `What ${name} says`)}
          index={carousel.index}
          onShow={carousel.show}
          onPrevious={carousel.previous}
          onNext={carousel.next}
        />
      </div>
    </section>
  );
}
