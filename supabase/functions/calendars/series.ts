import type { CalendarEvent, Window } from "./event.ts";
import { namedBy } from "./moments.ts";
import { DAY } from "./zone.ts";

/** From and until in milliseconds since 1970. */
export type Period = readonly [from: number, until: number];

/** Events in series: each event, with what replaces some of its times. What replaces a time is an event itself. */
export function seriesOf(events: readonly CalendarEvent[]): [CalendarEvent, CalendarEvent[]][] {
  const byUid = Map.groupBy(events, ({ uid }, index) => uid || index);
  return [...byUid.values()].flatMap((series) => {
    const changes = series.filter(({ replaces }) => replaces !== null);
    return series.map((event): [CalendarEvent, CalendarEvent[]] => [
      event,
      event.replaces ? [] : changes,
    ]);
  });
}

/**
 * When an event is busy: at least what is in the window.
 *
 * @param changes what replaces some of its times
 * @throws {Error} if it repeats too often to be looked through
 */
export function periodsOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  { from, until }: Window,
): Period[] {
  const { start, endOf } = event;
  // The wall time is within two days of the instant, whatever the zone is.
  if (start.wall > until + 2 * DAY) return [];
  const length = Math.max(0, endOf(start.wall) - start.zone.instantOf(start.wall));
  const isExcluded = namedBy(event.excluded, start.isDay);
  const isReplaced = namedBy(
    changes.flatMap(({ replaces }) => replaces ?? []),
    start.isDay,
  );
  const moves = changes.filter(({ isFromThenOn }) => isFromThenOn).map(moveOf);
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

/** How a change moves what comes after the time that it replaces, all in milliseconds. */
function moveOf({ replaces, start, endOf, isBusy }: CalendarEvent): Move {
  const since = replaces ? replaces.zone.instantOf(replaces.wall) : 0;
  const begins = start.zone.instantOf(start.wall);
  return { since, by: begins - since, length: endOf(start.wall) - begins, isBusy };
}

/**
 * What at least one of the periods takes of a window, in order.
 *
 * @param gap milliseconds: periods that are less apart are one
 * @param most how many there may be; if need be, wider gaps are closed
 */
export function merged(
  periods: readonly Period[],
  { from, until }: Window,
  gap: number,
  most: number,
): Period[] {
  const within = periods
    .map(([begin, end]): Period => [Math.max(begin, from), Math.min(end, until)])
    .filter(([begin, end]) => begin < end)
    .toSorted(([one], [other]) => one - other);
  const joined: Period[] = [];
  for (const [begin, end] of within) {
    const last = joined.at(-1);
    if (last && begin - last[1] < gap) {
      joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      joined.push([begin, end]);
    }
  }
  return joined.length > most ? merged(joined, { from, until }, gap * 2, most) : joined;
}
