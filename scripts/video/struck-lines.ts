import type { Tones } from "../art/palette.ts";
import type { Drawing } from "../art/sheet.ts";
import { disc, type Point, rect, repeat, stroke, through } from "../art/svg.ts";

export const LOOP_SECONDS = 10;

/** Units: two pixels of the video are one. */
const field = { width: 640, height: 360 } as const;
const lines = 29;
const pitch = 12;
/** Distance between the points a line is drawn through. */
const grain = 3;

/** A moment at which the point strikes a line: where, and how fast it moves down, units a second. */
interface Stroke {
  phase: number;
  x: number;
  speed: number;
}

const strokes = Array.from({ length: lines }, (_, line) => strokesOn(restOf(line)));

/**
 * Taut lines, and a point that goes round among them: each line it strikes swings, and the swing
 * runs off to both sides and dies.
 *
 * @param phase the moment in turns of the loop; 0 and 1 give the same picture.
 * @param tones colours of ground, lines and point.
 */
export function struckLines(phase: number, tones: Tones): Drawing {
  const staff = repeat(lines, (line) => {
    return stroke(through(shapeOf(line, phase)), line % 4 === 2 ? tones.fore : tones.mid);
  });
  const body =
    rect(0, 0, field.width, field.height, tones.ground) +
    staff +
    trail(phase, tones.accent) +
    disc(pointAt(phase), 8, tones.accent);
  return { ...field, body };
}

/** The last stretch of the point's way, thinning out behind it. */
function trail(phase: number, colour: string): string {
  const pieces = 40;
  const reach = 0.15;
  return repeat(pieces, (i) => {
    const ends = [i, i + 1.2].map((piece) => pointAt(phase - (reach * piece) / pieces));
    const weight = 2.4 * (1 - i / pieces) ** 1.2;
    return stroke(through(ends), colour, weight, { "stroke-linecap": "round" });
  });
}

/** The way of the point: a tilted ring, a little uneven, that starts where the picture is fullest. */
function pointAt(phase: number): Point {
  const turn = 2 * Math.PI * (phase + 0.43);
  return [
    field.width / 2 + 196 * Math.sin(turn - 0.35) + 34 * Math.sin(2 * turn),
    field.height / 2 + 128 * Math.sin(turn + 0.75),
  ];
}

function restOf(line: number): number {
  return field.height / 2 + (line - (lines - 1) / 2) * pitch;
}

/** All strokes of one loop on the line at height `y`. */
function strokesOn(y: number): Stroke[] {
  const steps = 2000;
  return Array.from({ length: steps }, (_, i) => i).flatMap((i): Stroke[] => {
    const [x, before] = pointAt(i / steps);
    const [, after] = pointAt((i + 1) / steps);
    if (before < y === after < y) return [];
    const part = (y - before) / (after - before);
    return [{ phase: (i + part) / steps, x, speed: ((after - before) * steps) / LOOP_SECONDS }];
  });
}

function shapeOf(line: number, phase: number): Point[] {
  const rest = restOf(line);
  return Array.from({ length: field.width / grain + 2 }, (_, i): Point => {
    const x = (i - 0.5) * grain;
    const swing = (strokes[line] ?? []).reduce((sum, struck) => {
      const since = ((phase - struck.phase + 1) % 1) * LOOP_SECONDS;
      return sum + struck.speed * swingAt(x - struck.x, since);
    }, 0);
    return [x, rest + swing];
  });
}

/** Swing of a line `offset` units from where it was struck, for a stroke of one unit a second. */
function swingAt(offset: number, seconds: number): number {
  const travelled = 58 * seconds;
  const spread = 19 + 6 * seconds;
  // It is all over well before the loop comes round, so that the two ends of the film meet.
  const fading = Math.exp(-seconds / 1.9) * Math.max(0, 1 - seconds / 5.5) ** 2;
  const loudness = 0.27 * fading * (1 - Math.exp(-seconds / 0.16));
  return loudness * (ripple((offset - travelled) / spread) + ripple((offset + travelled) / spread));
}

function ripple(distance: number): number {
  return Math.exp(-(distance ** 2)) * Math.cos(2 * distance);
}
