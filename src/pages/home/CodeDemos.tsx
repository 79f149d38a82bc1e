import { Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { CodeDemo } from "@/content/code-demos";
import { CarouselControls } from "./CarouselControls";
import { HighlightedCode } from "./HighlightedCode";
import { useCarousel } from "./use-carousel";

const INTERVAL = 4_000;

type Props = { demos: readonly CodeDemo[] };

export function CodeDemos({ demos }: Props) {
  const carousel = useCarousel({
    count: demos.length,
    interval: INTERVAL,
    isPlayingAtFirst: false,
  });

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Code from this site"
      className="mt-16 md:mt-24"
      {...carousel.rootProps}
    >
      <div className="grid" {...carousel.liveProps}>
        {demos.map(({ title, file, explanation, code }, position) => (
          <div
            key={title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${demos.length}`}
            inert={position !== carousel.index}
            className="col-start-1 row-start-1 grid min-w-0 content-start gap-8 transition-opacity duration-250 inert:invisible inert:opacity-0 lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <p className="label text-ink-muted">{file}</p>
              <h3 className="mt-3 font-serif text-title">{title}</h3>
              <p className="mt-3 text-ink-muted">{explanation}</p>
            </div>
            <HighlightedCode code={code} />
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <CarouselControls
          names={demos.map(({ title }) => title)}
          index={carousel.index}
          onShow={carousel.show}
          onPrevious={carousel.previous}
          onNext={carousel.next}
        />
        {carousel.canPlay && (
          <Button
            variant="ghost"
            size="small"
            className="min-h-11"
            aria-pressed={carousel.isPlaying}
            onClick={() => carousel.setIsPlaying(!carousel.isPlaying)}
          >
            {carousel.isPlaying ? (
              <Pause aria-hidden className="size-4" />
            ) : (
              <Play aria-hidden className="size-4" />
            )}
            Auto-play
          </Button>
        )}
      </div>
    </section>
  );
}
