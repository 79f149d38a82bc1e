import { DayButton, DayPicker, type DayButtonProps } from "@daypicker/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { formatIsoDay, useFormats } from "@/lib/format/dates-and-numbers";
import { firstWeekday, weekdayFormat } from "@/lib/format/weekdays";
import { t } from "@/lib/words";

type Props = {
  /** The days with free times, as YYYY-MM-DD and in order, at least one. */
  days: ReadonlyMap<string, readonly string[]>;
  /** The selected day; empty for none. */
  value: string;
  onChange: (day: string) => void;
};

const step =
  "grid size-11 place-items-center rounded-xs hover:bg-paper-sunk aria-disabled:cursor-default aria-disabled:text-ink-muted/40 aria-disabled:hover:bg-transparent";

/** The free days in a month. Pressing a selected day deselects it. */
export function FreeDays({ days, value, onChange }: Props) {
  const { plural, formatMonth, formatNumber, formatWeekday } = useFormats();
  const names = weekdayFormat();
  const free = [...days.keys()];
  const first = noonOf(free[0] ?? "");
  const [month, setMonth] = useState(value ? noonOf(value) : first);
  const timesOf = (date: Date) => days.get(formatIsoDay(date))?.length ?? 0;
  return (
    <DayPicker
      mode="single"
      navLayout="around"
      dir={import.meta.env.DIRECTION ?? "ltr"}
      selected={value ? noonOf(value) : undefined}
      onSelect={(date) => {
        if (!date) onChange("");
        else if (timesOf(date) > 0) onChange(formatIsoDay(date));
      }}
      // The starting point for the keyboard; today need not be free.
      today={first}
      // Not `disabled`: the keyboard could not move past such days.
      modifiers={{ taken: (date) => timesOf(date) === 0 }}
      // The days of the displayed month may have been taken in the meantime.
      month={month < first ? first : month}
      onMonthChange={setMonth}
      startMonth={first}
      endMonth={noonOf(free.at(-1) ?? "")}
      weekStartsOn={firstWeekday()}
      formatters={{
        formatCaption: (month) => formatMonth(formatIsoDay(month)),
        formatWeekdayName: (date) => names.format(date),
        formatDay: (date) => formatNumber(date.getDate()),
      }}
      labels={{
        labelDayButton: (date) =>
          `${formatWeekday(formatIsoDay(date))} – ${timesOf(date) ? plural(timesOf(date), { one: "{count} time", other: "{count} times" }) : t("no time")}`,
        labelGrid: (month) => formatMonth(formatIsoDay(month)),
        labelWeekday: (date) => names.format(date),
        labelPrevious: () => t("Previous month"),
        labelNext: () => t("Next month"),
      }}
      components={{ Chevron, DayButton: Day }}
      classNames={{
        month: "grid grid-cols-[auto_1fr_auto] items-center",
        button_previous: step,
        button_next: step,
        month_caption: "text-center",
        month_grid: "col-span-full w-full border-collapse",
        weekday: "h-8 text-xs font-normal text-ink-muted",
        day: "group p-0.5 text-center tabular",
        day_button:
          "min-h-10 w-full cursor-pointer rounded-xs border border-line-strong hover:border-ink aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:text-ink-muted group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent",
      }}
    />
  );
}

function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-disabled={props.modifiers["taken"]} />;
}

function Chevron({ orientation }: { orientation?: string }) {
  // For right-to-left languages the styles mirror it.
  const isBefore = orientation === (import.meta.env.DIRECTION ? "right" : "left");
  const Icon = isBefore ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4" />;
}

/** Noon of a day in the device's time zone, which no clock change can shift to another day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}
