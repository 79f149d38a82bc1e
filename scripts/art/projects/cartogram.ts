import { onPaper as tones } from "../palette.ts";
import { screen, WINDOW } from "../screen.ts";
import { type Drawing, sheet } from "../sheet.ts";
import { area, frame, type Point, polar, rect, repeat, through, vertical } from "../svg.ts";

const { x, y, height } = WINDOW;
const rail = x + 30;
const columns = 21;
const rows = 13;
const cell = 9;
const chosen = 12 + 5 * columns;

/** A country drawn in hexagons as large as what is counted in them; one is being edited. */
export function cartogram(): Drawing {
  return sheet(
    tones,
    screen(WINDOW, tones, tones.fore),
    vertical(rail, y + 16, y + height, tones.fore),
    repeat(6, (i) =>
      i === 1
        ? rect(x + 10, y + 28 + i * 20, 11, 11, tones.accent)
        : frame(x + 10, y + 28 + i * 20, 11, 11, tones.mid),
    ),
    repeat(columns * rows, (i) => (i === chosen ? "" : hexagon(i))),
    selection(place(chosen)),
  );
}

function place(index: number): Point {
  const row = Math.floor(index / columns);
  const half = (cell * Math.sqrt(3)) / 2;
  return [rail + 14 + (index % columns) * half * 2 + (row % 2) * half, y + 30 + row * cell * 1.5];
}

function hexagon(index: number): string {
  const centre = place(index);
  const value = population(centre);
  if (value < 0.1) return "";
  return shape(centre, value, value > 0.42 ? tones.fore : tones.mid);
}

function shape(centre: Point, value: number, fill: string): string {
  const r = cell * Math.min(0.93, 0.26 + value * 0.7);
  return area(
    through(
      Array.from({ length: 6 }, (_, i) => polar(centre, r, i * 60)),
      true,
    ),
    fill,
  );
}

/** People per place: two cities and the land between them, falling off to the sea. */
function population([px, py]: Point): number {
  const near = (cx: number, cy: number, spread: number): number =>
    Math.exp(-((px - cx) ** 2 + 1.7 * (py - cy) ** 2) / spread ** 2);
  return near(176, 122, 52) + 0.95 * near(326, 168, 50) + 0.34 * near(256, 140, 92);
}

function selection(centre: Point): string {
  const left = Math.round(centre[0]) - 13;
  const top = Math.round(centre[1]) - 13;
  return (
    rect(left, top, 26, 26, tones.ground) +
    shape(centre, 1, tones.accent) +
    frame(left, top, 26, 26, tones.accent) +
    repeat(4, (i) =>
      rect(left - 2 + (i % 2) * 25, top - 2 + Math.floor(i / 2) * 25, 5, 5, tones.accent),
    )
  );
}
