import { type Point, through } from "./svg.ts";

/**
 * The lines along which a field has one value, by marching squares.
 *
 * @param field height at a place, in any unit.
 * @param level the height to follow.
 * @param size the rectangle searched, from the origin, in units.
 * @param step side of a square of the search grid, in units; smaller is smoother.
 * @returns SVG path data.
 */
export function contours(
  field: (x: number, y: number) => number,
  level: number,
  size: { width: number; height: number },
  step: number,
): string {
  let path = "";
  for (let y = 0; y < size.height; y += step) {
    for (let x = 0; x < size.width; x += step) {
      path += crossing(field, level, x, y, step);
    }
  }
  return path;
}

function crossing(
  field: (x: number, y: number) => number,
  level: number,
  x: number,
  y: number,
  step: number,
): string {
  const corners: Point[] = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ];
  const ends: Point[] = [];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const above = field(...from) - level;
    const below = field(...to) - level;
    if (above > 0 === below > 0) return;
    const part = above / (above - below);
    ends.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
  });
  // A saddle gives four ends: joined pair by pair.
  let lines = "";
  for (let i = 0; i + 1 < ends.length; i += 2) lines += through(ends.slice(i, i + 2));
  return lines;
}
