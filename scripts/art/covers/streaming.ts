import { onSignal as tones } from "../palette.ts";
import { createRandom, randomInteger } from "../random.ts";
import { bleed, type Drawing, SHEET } from "../sheet.ts";
import { rect, repeat, stroke } from "../svg.ts";

const lanes = 11;
const axis = SHEET.height / 2;
const head = 171;

/** Tokens ride in on many tracks and settle, in order, into one line. */
export function streaming(): Drawing {
  const random = createRandom(8);
  return bleed(
    tones,
    repeat(lanes, (lane) => {
      const path = track(lane);
      return stroke(path, tones.fore) + riding(path);
    }),
    settled(),
  );

  /** Dashes along the track: they stop where the tracks draw too close for tokens to pass. */
  function riding(path: string): string {
    const dashes: number[] = [0];
    for (let reach = randomInteger(random, 0, 40); reach < 150;) {
      const gap = dashes.length === 1 ? reach : randomInteger(random, 18, 60);
      const token = randomInteger(random, 8, 24);
      dashes.push(gap, token);
      reach += gap + token;
    }
    return stroke(path, tones.fore, 7, { "stroke-dasharray": `${dashes.join(" ")} 999` });
  }

  function settled(): string {
    let x = head - 3;
    let marks = rect(head, axis - 9, 18, 18, tones.accent);
    while (x > -3) {
      const width = randomInteger(random, 8, 28);
      marks += rect(x - width, axis - 9, width, 18, tones.fore);
      x -= width + 3;
    }
    return marks;
  }
}

/** A track as path data, from the right edge, where tokens enter, to the line. */
function track(lane: number): string {
  const y = axis + (lane - (lanes - 1) / 2) * 30;
  return `M490 ${y}C370 ${y} 330 ${axis} ${head + 18} ${axis}`;
}
