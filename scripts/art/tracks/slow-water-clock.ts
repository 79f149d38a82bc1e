import { onInk as tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { disc, type Point, repeat, ring, vertical } from "../svg.ts";
import { square } from "./square.ts";

const water: Point = [48, 64];

/** A drop on its way, and the rings of those before it. */
export function slowWaterClock(): Drawing {
  return square(
    tones,
    repeat(6, (i) => ring(water, 8 + i * (9 + i), i < 4 ? tones.fore : tones.mid, 3.4 - i * 0.5)),
    disc(water, 2, tones.fore),
    vertical(47.5, 0, 16, tones.mid),
    disc([48, 20], 6, tones.accent),
  );
}
