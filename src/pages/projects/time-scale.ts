import type { Project } from "@/data/projects";

/** The calendar years that the projects span; every card draws on the same scale. */
export type TimeScale = { firstYear: number; lastYear: number };
export type Segment = { left: number; width: number };

type Dates = Pick<Project, "start_date" | "end_date">;

/** The scale that all projects fit on, or undefined where none has a date. */
export function timeScaleOf(projects: readonly Dates[]): TimeScale | undefined {
  const years = projects
    .flatMap(({ start_date, end_date }) => [start_date, end_date])
    .filter((date) => date !== null)
    .map(yearOf);
  if (years.length === 0) return undefined;
  return { firstYear: Math.min(...years), lastYear: Math.max(...years) };
}

/**
 * Where a project lies on the scale, in percent of its width. A project that goes on reaches the
 * end of the scale; one without a start lies nowhere.
 */
export function segmentOf(
  { start_date, end_date }: Dates,
  { firstYear, lastYear }: TimeScale,
): Segment | undefined {
  if (!start_date) return undefined;
  const span = lastYear + 1 - firstYear;
  const percentOf = (time: number) => ((time - firstYear) / span) * 100;
  const left = percentOf(yearsOf(start_date));
  const right = end_date ? percentOf(yearsOf(end_date)) : 100;
  return { left, width: Math.max(right - left, 1) };
}

/** The calendar year of a date (YYYY-MM-DD). */
export function yearOf(isoDate: string): number {
  return new Date(isoDate).getUTCFullYear();
}

function yearsOf(isoDate: string): number {
  return yearOf(isoDate) + new Date(isoDate).getUTCMonth() / 12;
}
