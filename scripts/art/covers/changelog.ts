import { onPaper as tones } from "../palette.ts";
import { createRandom, randomInteger } from "../random.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { disc, horizontal, type Point, rect, repeat, ring, vertical } from "../svg.ts";

const spine = 144;
const column = spine + 36;

type Size = "major" | "minor" | "patch";

const headlines = { major: 192, minor: 120, patch: 60 } as const;

const clearance = { major: 15, minor: 9, patch: 6 } as const;

const releases: readonly { y: number; size: Size; lines: number }[] = [
  { y: 33, size: "patch", lines: 0 },
  { y: 63, size: "minor", lines: 3 },
  { y: 120, size: "major", lines: 5 },
  { y: 195, size: "patch", lines: 0 },
  { y: 219, size: "minor", lines: 2 },
];

/** A spine of days, and beside it what changed: a headline each, then only what matters. */
export function changelog(): Drawing {
  const random = createRandom(5);
  return bleed(
    tones,
    vertical(spine, 0, SHEET.height, tones.fore),
    repeat(45, day),
    releases.map(entry).join(""),
  );

  function entry({ y, size, lines }: (typeof releases)[number]): string {
    const colour = size === "major" ? tones.accent : tones.fore;
    return (
      node([spine + 0.5, y + 0.5], size, colour) +
      rect(84, y - 1, 30, 3, tones.mid) +
      rect(column, y - 4, headlines[size], 9, colour) +
      repeat(lines, (i) =>
        horizontal(column, column + randomInteger(random, 110, 228), y + 14 + i * 9, tones.mid, 2),
      )
    );
  }
}

/** A day's tick, left out where a release sits on the spine. */
function day(index: number): string {
  const y = 3 + index * 6;
  if (releases.some((release) => Math.abs(release.y - y) < clearance[release.size])) return "";
  return horizontal(spine - (index % 7 === 1 ? 14 : 7), spine, y, tones.mid);
}

function node(centre: Point, size: Size, colour: string): string {
  const clear = disc(centre, clearance[size], tones.ground);
  if (size === "patch") return clear + disc(centre, 3.5, colour);
  if (size === "minor") return clear + ring(centre, 6, colour, 2);
  return clear + disc(centre, 12, colour);
}
