import type { CodeDemo } from "@/content/code-demos";
import { Carousel } from "./Carousel";
import { HighlightedCode } from "./HighlightedCode";

const INTERVAL = 4_000;

type Props = { demos: readonly CodeDemo[] };

export function CodeDemos({ demos }: Props) {
  return (
    <Carousel
      label="Code from this site"
      interval={INTERVAL}
      slides={demos.map(({ title, file, explanation, code }) => ({
        name: title,
        content: (
          // The panel of code takes what the text leaves, so that all slides have the same frame.
          <div className="grid min-w-0 grid-rows-[auto_1fr] gap-8 lg:grid-cols-12 lg:grid-rows-1">
            <div className="lg:col-span-4">
              <p className="label text-ink-muted">{file}</p>
              <h3 className="mt-3 font-serif text-title">{title}</h3>
              <p className="mt-3 text-ink-muted">{explanation}</p>
            </div>
            <HighlightedCode code={code} />
          </div>
        ),
      }))}
    />
  );
}
