import type { Testimonial } from "@/content/testimonials";
import { Carousel } from "./Carousel";
import type { SectionProps } from "./Section";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

const INTERVAL = 5_000;

type Props = SectionProps & { testimonials: readonly Testimonial[] };

export function Testimonials({ number, testimonials }: Props) {
  return (
    <Carousel
      id="testimonials"
      label={`${number}.1 — ${t("Testimonials")}`}
      title={t("What clients say")}
      interval={INTERVAL}
      isPlayingAtFirst
      slides={testimonials.map(({ quote, name, role, company }) => ({
        name: t("What {name} says", { name }),
        content: (
          <figure className="grid content-start gap-6">
            <blockquote {...asWritten(quote)} className="max-w-[15.64em] font-serif text-headline">
              “{quote}”
            </blockquote>
            <figcaption className="label text-ink-muted">
              <span className="text-ink">{name}</span> — <span {...asWritten(role)}>{role}</span>,{" "}
              {company}
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
