import { expect, test } from "vitest";
import { scalesOf, zoomStep, tapped } from "@/lib/article/zoom";

const PHONE = { width: 390, height: 600 };
const SCREEN = { width: 1200, height: 600 };
const diagram = { width: 1170, height: 390, isDrawing: true, shownWidth: 358 };
const photo = { width: 1950, height: 1300, isDrawing: false, shownWidth: 358 };

test("a drawing that was shown whole opens whole", () => {
  expect(scalesOf(diagram, PHONE)).toEqual({ whole: 1 / 3, first: 1 / 3, most: 4 });
});

test("a drawing smaller than the screen opens as large as the screen", () => {
  const { whole, first } = scalesOf({ ...diagram, width: 400, height: 200 }, SCREEN);
  expect([whole, first]).toEqual([3, 3]);
});

test("a photo opens whole where that is no smaller than in the article", () => {
  expect(scalesOf(photo, PHONE)).toEqual({ whole: 0.2, first: 0.2, most: 4 });
});

test("a picture that was larger in the article than it would be whole opens as large as there", () => {
  const tall = { width: 1000, height: 4000, isDrawing: false, shownWidth: 700 };
  expect(scalesOf(tall, SCREEN)).toEqual({ whole: 0.15, first: 0.7, most: 4 });
});

test("a picture that was only a little larger in the article opens whole", () => {
  const square = { width: 720, height: 720, isDrawing: false, shownWidth: 720 };
  expect(scalesOf(square, SCREEN).first).toBeCloseTo(600 / 720);
});

test("a small photo is not blown up", () => {
  expect(scalesOf({ ...photo, width: 500, height: 300 }, SCREEN)).toMatchObject({
    whole: 1,
    first: 1,
  });
});

const scales = { whole: 0.25, first: 1, most: 4 };

test("steps double or halve, between the whole picture and four times its size", () => {
  expect([1, 3].map((scale) => zoomStep(scale, 1, scales))).toEqual([2, 4]);
  expect([1, 0.3].map((scale) => zoomStep(scale, -1, scales))).toEqual([0.5, 0.25]);
});

test("a tap leads to the natural size, then further, and from the largest back to the whole picture", () => {
  const first = { isSecond: false, wasWhole: true };
  expect(tapped(0.25, first, scales)).toBe(1);
  expect(tapped(1, first, scales)).toBe(2);
  expect(tapped(4, first, scales)).toBe(0.25);
});

test("two quick taps lead back to the whole picture, or from it to the natural size", () => {
  expect(tapped(2, { isSecond: true, wasWhole: false }, scales)).toBe(0.25);
  expect(tapped(1, { isSecond: true, wasWhole: true }, scales)).toBe(1);
});
