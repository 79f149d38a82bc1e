import { onSand as tones, PAPER } from "../palette.ts";
import { type Drawing, SHEET, sheet } from "../sheet.ts";
import { area, disc, horizontal, repeat } from "../svg.ts";

const seam = 176;
const gap = 64;
const socketEnd = 320;
const pitch = 50;
const firstTooth = 35;

/** How far each plug stands out is told by its path, from its top edge to its bottom edge. */
const plugs = [
  "l44 0l0 28l-44 0",
  "l30 0a14 14 0 0 1 0 28l-30 0",
  "l52 14l-52 14",
  "l24 0l0 -7l20 0l0 42l-20 0l0 -7l-24 0",
  "l20 0l28 28l-48 0",
] as const;

const calling = 2;

/** Five plugs and their five sockets: the shape is the contract, and one call is being made. */
export function toolCalls(): Drawing {
  return sheet(
    tones,
    area(`M0 0H${seam}${contour()}V${SHEET.height}H0Z`, tones.fore),
    area(`M${SHEET.width} 0H${seam + gap}${contour(gap)}V${SHEET.height}H${SHEET.width}Z`, PAPER),
    repeat(plugs.length, (i) => leader(i)),
    area(`M${seam} ${firstTooth + calling * pitch - 14}${plugs[calling]}Z`, tones.accent),
  );
}

function contour(shift = 0): string {
  return plugs
    .map((plug, i) => `L${seam + shift} ${firstTooth + i * pitch - 14}${plug}`)
    .join("")
    .concat(`L${seam + shift} ${SHEET.height}`);
}

/** The wires on both sides: from the edge to the plug, and from the socket on. */
function leader(i: number): string {
  const y = firstTooth + i * pitch;
  const colour = i === calling ? tones.accent : tones.mid;
  return (
    horizontal(0, 104, y, colour) +
    disc([104, y + 0.5], 3, colour) +
    horizontal(socketEnd, SHEET.width, y, colour) +
    disc([socketEnd, y + 0.5], 3, colour)
  );
}
