import { expect, test } from "vitest";
import { freeOffset } from "@/components/toast-placement";

const stack = { height: 70, left: 16, right: 374 };
const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });

test.each<[string, "top" | "bottom", ReturnType<typeof box>[], number | undefined]>([
  ["nothing in the way", "top", [], 12],
  ["below a bar above", "top", [box(0, 64)], 76],
  ["above a bar below", "bottom", [box(632, 700)], 80],
  ["below the bar and a field right under it", "top", [box(80, 200), box(0, 64)], 212],
  ["between the bar and a field", "top", [box(0, 64), box(160, 300)], 76],
  ["a field somewhere else", "top", [box(500, 600)], 12],
  ["beside an obstacle", "top", [box(0, 64, 380, 390)], 12],
  ["an obstacle that is scrolled out of view", "top", [box(-200, -100), box(800, 900)], 12],
  ["at the other end of the screen", "bottom", [box(100, 700)], 612],
  ["just enough room", "top", [box(0, 594)], 606],
  ["no room", "bottom", [box(80, 700)], undefined],
  ["a field that fills the screen", "top", [box(0, 700)], undefined],
])("toasts appear where they cover nothing: %s", (_, edge, boxes, offset) => {
  expect(freeOffset(edge, 700, stack, boxes)).toBe(offset);
});
