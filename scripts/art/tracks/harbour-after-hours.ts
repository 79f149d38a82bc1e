import { onInk as tones } from "../palette.ts";
import { createRandom } from "../random.ts";
import type { Drawing } from "../sheet.ts";
import { area, horizontal, repeat } from "../svg.ts";
import { square } from "./square.ts";

const horizon = 46;

/** A light on the horizon, and the water that passes it on in pieces. */
export function harbourAfterHours(): Drawing {
  const random = createRandom(3);
  return square(
    tones,
    area(`M30 ${horizon}A18 18 0 0 1 66 ${horizon}Z`, tones.accent),
    horizontal(0, 96, horizon, tones.fore, 2),
    repeat(7, (i) => {
      const y = horizon + 7 + i * 6.5;
      const reach = 15 - i * 1.2 + 5 * random();
      const drift = 6 * (random() - 0.5);
      const from = 6 + 26 * random();
      return (
        horizontal(from - 14, from + 6, y, tones.faint, 2) +
        horizontal(90 - from, 112 - from, y, tones.faint, 2) +
        horizontal(48 - reach + drift, 48 + reach + drift, y, tones.accent, 3 - i * 0.2)
      );
    }),
  );
}
