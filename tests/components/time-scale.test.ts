import { expect, test } from "vitest";
import { segmentOf, timeScaleOf } from "@/components/time-scale";

const SCALE = { firstYear: 2024, lastYear: 2025, yearsPerMark: 1 };

const project = (start_date: string | null, end_date: string | null) => ({ start_date, end_date });

test("the scale spans the calendar years of all projects", () => {
  expect(
    timeScaleOf([
      project("2023-05-01", "2024-02-01"),
      project("2026-12-31", null),
      project(null, null),
    ]),
  ).toEqual({ firstYear: 2023, lastYear: 2026, yearsPerMark: 1 });
});

test("a long period has few marks, and all years between the first and the last mark", () => {
  for (const last of ["2063-05-01", "2064-05-01", "9999-12-31", "+201234-01-01"]) {
    const scale = timeScaleOf([project("2024-01-01", last)]);
    if (!scale) throw new Error("There is no scale.");
    const marks = (scale.lastYear + 1 - scale.firstYear) / scale.yearsPerMark;
    expect(marks).toBeLessThanOrEqual(40);
    expect(Number.isInteger(marks)).toBe(true);
    expect(scale.lastYear).toBeGreaterThanOrEqual(new Date(last).getUTCFullYear());
  }
});

test("an invalid date is left out of the scale", () => {
  const scale = timeScaleOf([project("2024-01-01", "infinity"), project("44-03-15 BC", null)]);

  expect(scale).toEqual({ firstYear: 2024, lastYear: 2024, yearsPerMark: 1 });
  expect(segmentOf(project("2024-07-01", "infinity"), SCALE)).toEqual({ left: 25, width: 75 });
  expect(segmentOf(project("-infinity", "2024-07-01"), SCALE)).toBeUndefined();
});

test("without any date there is no scale", () => {
  expect(timeScaleOf([project(null, null)])).toBeUndefined();
  expect(timeScaleOf([])).toBeUndefined();
});

test("a project lies between its months", () => {
  expect(segmentOf(project("2024-07-01", "2025-01-15"), SCALE)).toEqual({ left: 25, width: 25 });
});

test("an ongoing project extends to the end of the scale", () => {
  expect(segmentOf(project("2025-01-01", null), SCALE)).toEqual({ left: 50, width: 50 });
});

test("a project that ended in the month it began is still visible", () => {
  const scale = { ...SCALE, lastYear: 2024 };

  expect(segmentOf(project("2024-07-01", "2024-07-20"), scale)).toEqual({ left: 50, width: 1 });
});

test("a project without a start is not on the scale", () => {
  expect(segmentOf(project(null, "2024-07-20"), SCALE)).toBeUndefined();
});
