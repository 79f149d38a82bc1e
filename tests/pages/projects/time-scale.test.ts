import { expect, test } from "vitest";
import { segmentOf, timeScaleOf } from "@/pages/projects/time-scale";

const project = (start_date: string | null, end_date: string | null) => ({ start_date, end_date });

test("the scale spans the calendar years of all projects", () => {
  expect(
    timeScaleOf([
      project("2023-05-01", "2024-02-01"),
      project("2026-12-31", null),
      project(null, null),
    ]),
  ).toEqual({ firstYear: 2023, lastYear: 2026 });
});

test("without a single date there is no scale", () => {
  expect(timeScaleOf([project(null, null)])).toBeUndefined();
  expect(timeScaleOf([])).toBeUndefined();
});

test("a project lies between its months", () => {
  const scale = { firstYear: 2024, lastYear: 2025 };

  expect(segmentOf(project("2024-07-01", "2025-01-15"), scale)).toEqual({ left: 25, width: 25 });
});

test("a project that goes on reaches the end of the scale", () => {
  const scale = { firstYear: 2024, lastYear: 2025 };

  expect(segmentOf(project("2025-01-01", null), scale)).toEqual({ left: 50, width: 50 });
});

test("a project that ended in the month it began can still be seen", () => {
  const scale = { firstYear: 2024, lastYear: 2024 };

  expect(segmentOf(project("2024-07-01", "2024-07-20"), scale)).toEqual({ left: 50, width: 1 });
});

test("a project without a start lies nowhere", () => {
  expect(
    segmentOf(project(null, "2024-07-20"), { firstYear: 2024, lastYear: 2024 }),
  ).toBeUndefined();
});
