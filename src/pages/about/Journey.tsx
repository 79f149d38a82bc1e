import { Badge } from "@/components/ui/Badge";
import { OrderedList } from "@/components/ui/List";
import { milestones, story } from "@/content/about";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

/** The story beside a ruler of its years, with a tick for every month. */
export function Journey() {
  return (
    <div className="grid gap-x-6 gap-y-14 lg:grid-cols-12">
      <section aria-labelledby="story" className="lg:col-span-5">
        <h2 id="story" className="font-serif text-headline">
          {t("My story")}
        </h2>
        <div className="mt-6 grid max-w-measure gap-5">
          {story.map((paragraph, index) => (
            <p
              key={paragraph}
              {...asWritten(paragraph)}
              className={index === 0 ? "text-lead" : "text-ink-muted"}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="timeline" className="lg:col-span-6 lg:col-start-7">
        <h2 id="timeline" className="font-serif text-headline">
          {t("Timeline")}
        </h2>
        <OrderedList className="mt-6">
          {milestones.map(({ year, title, text, isCurrent }) => (
            <li
              key={`${year} ${title}`}
              aria-current={isCurrent ? "step" : undefined}
              className="grid grid-cols-[3rem_2rem_1fr] sm:grid-cols-[4rem_3rem_1fr]"
            >
              <p className={classNames("label leading-none", isCurrent && "text-accent")}>{year}</p>
              <div
                aria-hidden
                className={classNames(
                  "relative bg-[linear-gradient(to_bottom,currentColor_1px,transparent_1px)] bg-[length:0.5rem_calc(100%/12)] bg-repeat-y",
                  "before:absolute before:top-0 before:inset-s-0 before:h-px before:w-5 before:bg-current sm:before:w-8",
                  isCurrent ? "text-accent" : "text-line-strong",
                )}
              />
              <div className="-mt-1.5 pb-9">
                <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-title">
                  <span {...asWritten(title)}>{title}</span>
                  {isCurrent && <Badge tone="accent">{t("Current")}</Badge>}
                </h3>
                <p {...asWritten(text)} className="mt-1 text-ink-muted">
                  {text}
                </p>
              </div>
            </li>
          ))}
        </OrderedList>
      </section>
    </div>
  );
}
