import { Carousel } from "./Carousel";
import { codeDemos, sources } from "./demos/demos";
import { HighlightedCode } from "./HighlightedCode";
import type { SectionProps } from "./Section";
import { t } from "@/lib/words";

const INTERVAL = 4_000;

/** Small programs, each beside its own source. */
export function CodeDemos({ number }: SectionProps) {
  return (
    <Carousel
      id="code-demos"
      label={`${number}.1 — ${t("Live code")}`}
      title={t("Code from this site")}
      interval={INTERVAL}
      slides={codeDemos.map(({ title, file, explanation, Demo }) => ({
        name: title,
        content: (
          // The code panel fills the remaining height, so that all slides have the same frame.
          <div className="grid min-w-0 grid-rows-[auto_1fr] gap-8 lg:grid-cols-12 lg:grid-rows-1">
            <div className="flex min-w-0 flex-col lg:col-span-5">
              <p className="label text-ink-muted">{file}</p>
              <h4 className="mt-3 font-serif text-title">{title}</h4>
              <p className="mt-3 text-ink-muted">{explanation}</p>
              <div className="mt-6 grid flex-1 content-center border bg-paper-raised p-5 label [&_[type=range]]:h-11 [&_[type=range]]:w-full [&_[type=range]]:accent-accent [&_input:not([type=range])]:border [&_input:not([type=range])]:p-3 [&_input:not([type=range])]:text-base">
                <Demo />
              </div>
            </div>
            <HighlightedCode code={sources[`./${file}`]?.trimEnd() ?? ""} />
          </div>
        ),
      }))}
    />
  );
}
