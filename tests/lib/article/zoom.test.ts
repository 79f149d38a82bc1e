import { expect, test } from "vitest";
import { scalesOf, zoomStep, scaleAfterTap } from "@/lib/article/zoom";

const PHONE = { width: 390, height: 600 };
const SCREEN = { width: 1200, height: 600 };
const diagram = { width: 1170, height: 390, isDrawing: true, shownWidth: 358 };
const photo = { width: 1950, height: 1300, isDrawing: false, shownWidth: 358 };

test("a drawing that was shown whole opens whole", () => {
  expect(scalesOf(diagram, PHONE)).toEqual({ fit: 1 / 3, initial: 1 / 3, max: 4 });
});

test("a drawing smaller than the screen opens as large as the screen", () => {
  const { fit, initial } = scalesOf({ ...diagram, width: 400, height: 200 }, SCREEN);
  expect([fit, initial]).toEqual([3, 3]);
});

test("a photo opens whole if that is no smaller than in the article", () => {
  expect(scalesOf(photo, PHONE)).toEqual({ fit: 0.2, initial: 0.2, max: 4 });
});

test("a picture that would open much smaller than in the article opens at its size there", () => {
  const tall = { width: 1000, height: 4000, isDrawing: false, shownWidth: 700 };
  expect(scalesOf(tall, SCREEN)).toEqual({ fit: 0.15, initial: 0.7, max: 4 });
});

test("a picture that would open only a little smaller opens whole", () => {
  const square = { width: 720, height: 720, isDrawing: false, shownWidth: 720 };
  expect(scalesOf(square, SCREEN).initial).toBeCloseTo(600 / 720);
});

test("a small photo is not enlarged beyond its size", () => {
  expect(scalesOf({ ...photo, width: 500, height: 300 }, SCREEN)).toMatchObject({
    fit: 1,
    initial: 1,
  });
});

const scales = { fit: 0.25, initial: 1, max: 4 };

test("steps double or halve the scale, from the whole picture to four times its size", () => {
  expect([1, 3].map((scale) => zoomStep(scale, 1, scales))).toEqual([2, 4]);
  expect([1, 0.3].map((scale) => zoomStep(scale, -1, scales))).toEqual([0.5, 0.25]);
});

test("a tap zooms to the natural size, then further, and from the largest scale back to the whole picture", () => {
  const first = { isSecond: false, wasFitted: true };
  expect(scaleAfterTap(0.25, first, scales)).toBe(1);
  expect(scaleAfterTap(1, first, scales)).toBe(2);
  expect(scaleAfterTap(4, first, scales)).toBe(0.25);
});

test("a double tap zooms back to the whole picture, or from it to the natural size", () => {
  expect(scaleAfterTap(2, { isSecond: true, wasFitted: false }, scales)).toBe(0.25);
  expect(scaleAfterTap(1, { isSecond: true, wasFitted: true }, scales)).toBe(1);
});
