import type { Tables } from "@/lib/supabase/database.types";

/** The calendar years that the projects span; every card draws on the same scale. */
export type TimeScale = { firstYear: number; lastYear: number; yearsPerMark: number };
export type Segment = { left: number; width: number };

/** More labels would touch each other on a phone. */
const MAX_MARKS = 40;

export type Dates = Pick<Tables<"projects">, "start_date" | "end_date">;

/** The scale of all projects; undefined when none has a date. */
export function timeScaleOf(projects: readonly Dates[]): TimeScale | undefined {
  const years = projects
    .flatMap(({ start_date, end_date }) => [start_date, end_date])
    .map((date) => yearOf(date ?? ""))
    .filter((year) => !Number.isNaN(year));
  if (years.length === 0) return undefined;
  const firstYear = Math.min(...years);
  const span = Math.max(...years) + 1 - firstYear;
  const yearsPerMark = Math.ceil(span / MAX_MARKS);
  const marks = Math.ceil(span / yearsPerMark);
  return { firstYear, lastYear: firstYear + marks * yearsPerMark - 1, yearsPerMark };
}

/**
 * Position of a project on the scale, in percent of its width; undefined without a start. An
 * ongoing project reaches the end of the scale.
 */
export function segmentOf(
  { start_date, end_date }: Dates,
  { firstYear, lastYear }: TimeScale,
): Segment | undefined {
  const span = lastYear + 1 - firstYear;
  const percentOf = (time: number) => ((time - firstYear) / span) * 100;
  const left = percentOf(yearsOf(start_date ?? ""));
  if (Number.isNaN(left)) return undefined;
  const end = percentOf(yearsOf(end_date ?? ""));
  const right = Number.isNaN(end) ? 100 : end;
  return { left, width: Math.max(right - left, 1) };
}

/** The calendar year of a date (YYYY-MM-DD); NaN for anything else. */
export function yearOf(isoDate: string): number {
  return new Date(isoDate).getUTCFullYear();
}

function yearsOf(isoDate: string): number {
  return yearOf(isoDate) + new Date(isoDate).getUTCMonth() / 12;
}
