import { useState } from "react";
import { Chip } from "@/components/ui/Chip";
import { useChoiceInAddress } from "@/components/use-choice-in-address";
import type { DayViews } from "@/data/analytics/admin";
import { countOf, formatWeekday } from "@/lib/format/dates-and-numbers";
import { DayChart } from "./DayChart";
import { DayTable } from "./DayTable";

type Props = {
  /** The last 90 days, today last. */
  days: readonly DayViews[];
};

export function ViewsPerDay({ days }: Props) {
  const [range, setRange] = useChoiceInAddress("days", ["30", "7", "90"]);
  const [chosenDay, setChosenDay] = useState<string>();
  const shown = days.slice(-Number(range));
  const total = shown.reduce((sum, { views }) => sum + views, 0);
  const last = shown.length - 1;
  const found = shown.findIndex(({ day }) => day === chosenDay);
  const chosen = found < 0 ? last : found;

  return (
    <section aria-label="Views per day" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-serif text-title">Views per day</h2>
          <p className="label text-ink-muted">
            {countOf(total, "view")} in {range} days
          </p>
        </div>
        <div role="group" aria-label="Days shown" className="flex gap-2">
          {(["7", "30", "90"] as const).map((choice) => (
            <Chip key={choice} isSelected={choice === range} onClick={() => setRange(choice)}>
              {choice} days
            </Chip>
          ))}
        </div>
      </div>
      <figure className="grid gap-3 border bg-paper-raised p-4 md:p-5">
        <Readout day={shown[chosen]} isToday={chosen === last} />
        <DayChart
          days={shown}
          chosen={chosen}
          onChoose={(index) => setChosenDay(shown[index]?.day)}
        />
        <figcaption className="label text-ink-muted">Days are those of UTC.</figcaption>
        <DayTable days={shown} />
      </figure>
    </section>
  );
}

function Readout({ day, isToday }: { day: DayViews | undefined; isToday: boolean }) {
  if (!day) return null;
  return (
    <p aria-hidden className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-title tabular-nums">{countOf(day.views, "view")}</span>
      <span className="label text-ink-muted">
        {isToday ? "Today, " : ""}
        <time dateTime={day.day}>{formatWeekday(day.day)}</time>
      </span>
    </p>
  );
}
