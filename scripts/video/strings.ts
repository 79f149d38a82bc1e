import type { Tones } from "../art/palette.ts";
import type { Drawing } from "../art/sheet.ts";
import { disc, type Point, rect, repeat, ring, stroke, through } from "../art/svg.ts";

/** One unit is half a pixel's width of the video, 1280 × 720. */
const width = 640;
const height = 360;
const lines = 31;
const pitch = 12;
const loop = 10;

const crossings = Array.from({ length: lines }, (_, i) => crossingsOf(lineAt(i)));

/** A point crosses taut lines, and what it strikes runs away along them. */
export function strings(phase: number, tones: Tones): Drawing {
  const body =
    rect(0, 0, width, height, tones.ground) +
    repeat(lines, (i) => stroke(through(shape(i, phase)), i % 4 === 2 ? tones.fore : tones.mid, 1)) +
    trail(phase, tones) +
    disc(pointAt(phase), 8, tones.accent);
  return { width, height, body };
}
function trail(phase: number, tones: Tones): string {
  const n = 36;
  return repeat(n, (i) => {
    const a = pointAt(phase - 0.14 * (i / n));
    const b = pointAt(phase - 0.14 * ((i + 1.2) / n));
    return stroke(through([a, b]), tones.accent, 2.2 * (1 - i / n) ** 1.2, { "stroke-linecap": "round" });
  });
}

function lineAt(i: number): number {
  return height / 2 + (i - (lines - 1) / 2) * pitch;
}

function pointAt(phase: number): Point {
  const turn = 2 * Math.PI * phase;
  return [
    width / 2 + 190 * Math.sin(turn - 0.35) + 34 * Math.sin(2 * turn),
    height / 2 + 126 * Math.sin(turn + 0.75),
  ];
}

interface Crossing { phase: number; x: number; speed: number }

function crossingsOf(y: number): Crossing[] {
  const steps = 2400;
  return Array.from({ length: steps }, (_, i): Crossing[] => {
    const [x, before] = pointAt(i / steps);
    const [, after] = pointAt((i + 1) / steps);
    if (before < y === after < y) return [];
    return [{ phase: (i + (y - before) / (after - before)) / steps, x, speed: (after - before) * steps / loop }];
  }).flat();
}

function shape(i: number, phase: number): Point[] {
  const y = lineAt(i);
  const step = 3;
  return Array.from({ length: width / step + 2 }, (_, k) => {
    const x = (k-0.5) * step;
    const lift = (crossings[i] ?? []).reduce((sum, c) => sum + wave(x - c.x, ((phase - c.phase + 2) % 1) * loop, c.speed), 0);
    return [x, y + lift];
  });
}

function wave(offset: number, time: number, speed: number): number {
  const travelled = 58 * time;
  const amp = 0.5 * speed * Math.exp(-time / 1.6) * (1 - Math.exp(-time / 0.16)) * Math.max(0, 1 - time / 5) ** 2;
  const s = 19 + 6 * time;
  const g = (u: number): number => Math.exp(-((u / s) ** 2)) * Math.cos(u / s * 2);
  return amp * 0.5 * (g(offset - travelled) + g(offset + travelled));
}
