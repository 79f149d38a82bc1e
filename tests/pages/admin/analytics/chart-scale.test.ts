import { expect, test } from "vitest";
import { columnAt, scaleOf } from "@/pages/admin/analytics/chart-scale";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [120, [0, 50, 100, 150]],
  [1000, [0, 500, 1000]],
  [1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
])("the scale of a chart up to %i has round numbers that reach it", (greatest, lines) => {
  expect(scaleOf(greatest)).toEqual(lines);
});

test("every position in a chart belongs to a day, even beyond its edges", () => {
  expect([-0.1, 0, 0.499, 0.5, 1, 1.1].map((place) => columnAt(place, 2))).toEqual([
    0, 0, 0, 1, 1, 1,
  ]);
});
