import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { freeTimesQuery } from "@/data/consultation-requests/free-times";
import { timesByDay } from "@/lib/booking/times-by-day";
import { isInFuture } from "@/lib/clock";
import { formatIsoDay, useFormats } from "@/lib/format/dates-and-numbers";
import { isLocalZone } from "@/lib/format/appointment";
import { formatMinutes } from "@/lib/format/format-minutes";
import { localTimeZone } from "@/lib/format/local-time";
import type { BackendError } from "@/lib/requests/backend-error";
import { timeInZone, timeWithOffset, zoneName } from "@/lib/format/time-in-zone";
import { FreeDays } from "./FreeDays";
import { isTaken } from "./is-taken";
import { TimeRadios } from "./TimeRadios";
import { TimesStatus } from "./TimesStatus";
import { t } from "@/lib/words";

type Props = {
  dayLabel: string;
  ownerName: string;
  query: ReturnType<typeof freeTimesQuery>;
  /** A previously selected time, ISO 8601. It may no longer be free. */
  initial?: string;
  /** A time that this visitor may have got without hearing so, ISO 8601. It is offered, though then it is not free. */
  held?: string;
  /** Describes what will happen to a selected time, ISO 8601. */
  outcome: (time: string) => string;
  /** Why the form was not sent. */
  error: Error | null;
};

/**
 * Offers the owner's free times in the visitor's time zone: first a day of a month, then a time. Nothing if the
 * owner has no hours any more.
 */
export function TimePicker({
  dayLabel,
  ownerName,
  query,
  initial = "",
  held = "",
  outcome,
  error,
}: Props) {
  const id = useId();
  const { plural, formatWeekday } = useFormats();
  const [chosen, setChosen] = useState(initial);
  const [day, setDay] = useState(() => (chosen ? formatIsoDay(new Date(chosen)) : ""));
  /** The error after which another time was selected. */
  const [dismissedError, setDismissedError] = useState<BackendError>();
  const freeTimes = useQuery(query);
  const { data, refetch } = freeTimes;
  const offered = new Set(data?.times);
  if (data && isInFuture(held)) offered.add(held);
  const days = timesByDay([...offered].toSorted());
  const times = days.get(day) ?? [];
  const labelOf = useTimeLabel(times);
  const calendar = useRef<HTMLDivElement>(null);
  const taken = isTaken(error) ? error : undefined;
  useEffect(() => {
    if (!taken) return;
    calendar.current?.querySelector<HTMLElement>("td button[tabindex='0']")?.focus();
    // Other times may have been taken as well.
    void refetch();
  }, [taken, refetch]);

  if (data === null) return null;
  // Clocks may change between the first and the last.
  const isOwnersZone =
    data !== undefined &&
    isLocalZone(data.timeZone, [...data.times.slice(0, 1), ...data.times.slice(-1)]);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      <legend className="sr-only">{t("When")}</legend>
      <div
        ref={calendar}
        role="group"
        aria-labelledby={`${id}-day`}
        aria-describedby={`${id}-zone ${id}-taken`}
        className="grid content-start gap-2"
      >
        <p id={`${id}-day`} className="text-sm font-medium">
          {dayLabel}
        </p>
        {days.size > 0 ? (
          <FreeDays
            days={days}
            value={times.length > 0 ? day : ""}
            onChange={(chosenDay) => {
              setDay(chosenDay);
              setChosen("");
            }}
          />
        ) : (
          <div className="min-h-24 text-sm text-ink-muted">
            {data ? (
              <p>
                {plural(data.daysAhead, {
                  one: "No times are available in the next {count} day.",
                  other: "No times are available in the next {count} days.",
                })}
              </p>
            ) : (
              <TimesStatus query={freeTimes} />
            )}
          </div>
        )}
        {taken && taken !== dismissedError && (
          <p id={`${id}-taken`} role="alert" className="text-sm text-danger">
            {taken.message}
          </p>
        )}
      </div>
      <div className="grid content-start gap-4 sm:pt-8">
        <div className="min-h-10 text-sm text-ink-muted">
          {data &&
            (freeTimes.isError ? (
              <TimesStatus query={freeTimes} />
            ) : (
              <p id={`${id}-zone`}>
                {t("{length}. Times are in your time zone, {zone}.", {
                  length: formatMinutes(data.minutes),
                  zone: zoneName(localTimeZone()),
                })}
                {!isOwnersZone &&
                  ` ${t("{name} is in {zone}.", { name: ownerName, zone: zoneName(data.timeZone) })}`}
              </p>
            ))}
        </div>
        {times.length > 0 && (
          <TimeRadios
            times={times}
            labelOf={labelOf}
            value={chosen}
            onChange={(time) => {
              setChosen(time);
              setDismissedError(taken);
            }}
            aria-describedby={`${id}-zone`}
          />
        )}
        <p role="status" className="text-sm">
          {data && times.includes(chosen) && (
            <>
              {isOwnersZone
                ? `${formatWeekday(day)}, ${labelOf(chosen)}.`
                : t("{day}, {time}, which is {theirs} for {name}.", {
                    day: formatWeekday(day),
                    time: labelOf(chosen),
                    theirs: timeInZone(chosen, data.timeZone),
                    name: ownerName,
                  })}{" "}
              {outcome(chosen)}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}

/** The label of each of a day's times. */
function useTimeLabel(times: readonly string[]): (time: string) => string {
  const { formatTime } = useFormats();
  const labels = times.map(formatTime);
  // At a clock change an hour occurs twice here, but not necessarily in the owner's time zone.
  return (time) =>
    labels.filter((label) => label === formatTime(time)).length > 1
      ? timeWithOffset(time)
      : formatTime(time);
}
