import { localOf, type CalendarEvent } from "./event.ts";
import { occurrenceMatcher } from "./zoned-times.ts";
import { DAY, type Window, type Zone } from "./zone.ts";

/** Start and end in milliseconds since 1970. */
export type Period = readonly [from: number, until: number];

/**
 * Groups events into series: each event, with the replacements for some of its occurrences, which are events
 * themselves.
 */
export function seriesOf(events: readonly CalendarEvent[]): [CalendarEvent, CalendarEvent[]][] {
  const byUid = Map.groupBy(events, ({ uid }, index) => uid || index);
  return [...byUid.values()].flatMap((versions) => {
    const series = latestOf(versions);
    const changes = series.filter(({ replaces }) => replaces !== null);
    return series.map((event): [CalendarEvent, CalendarEvent[]] => [
      event,
      event.replaces ? [] : changes,
    ]);
  });
}

/** Without earlier versions of a series or an occurrence, which some calendars keep: the last one counts. */
function latestOf(versions: readonly CalendarEvent[]): CalendarEvent[] {
  const byOccurrence = Map.groupBy(versions, ({ replaces, isThisAndFuture }) => {
    const replaced = replaces?.();
    // A change to all later occurrences counts after another one to its first.
    return `${replaced?.zone.instantOf(replaced.wall)} ${isThisAndFuture}`;
  });
  return [...byOccurrence.values()].flatMap((same) => {
    const last = Math.max(...same.map(({ sequence }) => sequence));
    return same.filter(({ sequence }) => sequence === last);
  });
}

/**
 * When an event is busy, at least within the window.
 *
 * @param changes replacements for some of its occurrences
 * @throws {Error} if it repeats too often to be searched
 */
export function periodsOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  { from, until }: Window,
): Period[] {
  const { start, endOf } = event;
  // The local time is within two days of the instant, in any zone.
  if (start.wall > until + 2 * DAY) return [];
  const length = Math.max(0, endOf(start.wall) - start.zone.instantOf(start.wall));
  const local = localOf(start);
  const isExcluded = occurrenceMatcher(event.excluded, start.isDay);
  const isReplaced = occurrenceMatcher(
    changes.flatMap(({ replaces }) => replaces?.(local) ?? []),
    start.isDay,
  );
  const moves = changes
    .filter(({ isThisAndFuture }) => isThisAndFuture)
    .map((change) => moveOf(change, local));
  return event.startsIn({ from: from - length, until }).flatMap((wall) => {
    const instant = start.zone.instantOf(wall);
    if (isExcluded(wall, instant) || isReplaced(wall, instant)) return [];
    const move = moves
      .filter(({ since }) => since < instant)
      .reduce<Move | null>((last, next) => (last && last.since > next.since ? last : next), null);
    if (move) return move.isBusy ? [[instant + move.by, instant + move.by + move.length]] : [];
    return event.isBusy ? [[instant, endOf(wall)]] : [];
  });
}

type Move = { since: number; by: number; length: number; isBusy: boolean };

/** How a change shifts the occurrences after the one that it replaces, all in milliseconds. */
function moveOf({ replaces, start, endOf, isBusy }: CalendarEvent, local?: Zone): Move {
  const replaced = replaces?.(local);
  const since = replaced ? replaced.zone.instantOf(replaced.wall) : 0;
  const startInstant = start.zone.instantOf(start.wall);
  return { since, by: startInstant - since, length: endOf(start.wall) - startInstant, isBusy };
}

/**
 * The union of the periods within a window, sorted.
 *
 * @param gap milliseconds: periods with a smaller gap are merged
 * @param maxPeriods the maximum number of periods; if necessary, wider gaps are closed
 */
export function merged(
  periods: readonly Period[],
  { from, until }: Window,
  gap: number,
  maxPeriods: number,
): Period[] {
  const clipped = periods
    .map(([begin, end]): Period => [Math.max(begin, from), Math.min(end, until)])
    .filter(([begin, end]) => begin < end)
    .toSorted(([one], [other]) => one - other);
  const joined: Period[] = [];
  for (const [begin, end] of clipped) {
    const last = joined.at(-1);
    if (last && begin - last[1] < gap) {
      joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      joined.push([begin, end]);
    }
  }
  return joined.length > maxPeriods ? merged(joined, { from, until }, gap * 2, maxPeriods) : joined;
}
