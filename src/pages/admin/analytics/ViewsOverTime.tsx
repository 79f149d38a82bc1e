import { useState, type RefObject } from "react";
import { Button } from "@/components/ui/Button";
import { Chip } from "@/components/ui/Chip";
import type { AnalyticsSummary, Period } from "@/data/analytics/admin";
import { plural, formatShortDay, formatWeekday } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { PERIODS, UNITS, inPeriod, type Unit } from "./periods";
import { ViewsChart, type Bar } from "./ViewsChart";
import { ViewsTable } from "./ViewsTable";

type Props = {
  summary: AnalyticsSummary;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Title of the article whose views these are; undefined for all pages. */
  article: string | undefined;
  onAllPages: () => void;
  /** Its heading, which receives the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Today's hours or the last days, as a chart and as a table. */
export function ViewsOverTime(props: Props) {
  const { summary, period, onPeriod, article, onAllPages, heading } = props;
  const [chosenTime, setChosenTime] = useState<string>();
  const unit = period === "1" ? "Hour" : "Day";
  const bars = period === "1" ? hourBars(summary.hours) : dayBars(summary.days, Number(period));
  const total = bars.reduce((sum, { views }) => sum + views, 0);
  const present = period === "1" ? new Date(summary.asOf).getUTCHours() : bars.length - 1;
  const found = bars.findIndex(({ time }) => time === chosenTime);
  const chosen = found < 0 ? present : found;
  const { title, note } = UNITS[unit];
  const views = `${plural(total, { one: "{count} view", other: "{count} views" })} ${inPeriod(period)}`;

  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-title">
            {title}
          </h2>
          <p aria-live="polite" className="user-text label text-ink-muted">
            {article ? t("{views}, of “{article}”", { views, article }) : views}
          </p>
        </div>
        <div role="group" aria-label={t("Period")} className="flex flex-wrap gap-2 max-sm:*:px-2">
          {PERIODS.map(({ value, name }) => (
            <Chip key={value} isSelected={value === period} onClick={() => onPeriod(value)}>
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <figure className="grid gap-3 border bg-paper-raised p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Readout bar={bars[chosen]} isNow={chosen === present} unit={unit} />
          {article && (
            <Button variant="secondary" onClick={onAllPages}>
              {t("Show all pages")}
            </Button>
          )}
        </div>
        <ViewsChart
          unit={unit}
          bars={bars}
          chosen={chosen}
          onChoose={(index) => setChosenTime(bars[index]?.time)}
        />
        <figcaption className="label text-ink-muted">{note}</figcaption>
        <ViewsTable unit={unit} bars={bars} />
      </figure>
    </section>
  );
}

function Readout({ bar, isNow, unit }: { bar: Bar | undefined; isNow: boolean; unit: Unit }) {
  if (!bar) return null;
  return (
    <p aria-hidden className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-title tabular">
        {plural(bar.views, { one: "{count} view", other: "{count} views" })}
      </span>
      <span className="label text-ink-muted">
        {isNow ? UNITS[unit].present : ""}
        <time dateTime={bar.time}>{bar.name}</time>
      </span>
    </p>
  );
}

function dayBars(days: AnalyticsSummary["days"], count: number): Bar[] {
  return days.slice(-count).map(({ day, views }) => ({
    time: day,
    name: formatWeekday(day),
    shortName: formatShortDay(day),
    views,
  }));
}

function hourBars(hours: readonly number[]): Bar[] {
  return hours.map((views, hour) => {
    const time = `${String(hour).padStart(2, "0")}:00`;
    return { time, name: time, shortName: time, views };
  });
}
