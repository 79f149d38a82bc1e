import { INK, onInk, PAPER, SIGNAL } from "./palette.ts";
import type { Drawing } from "./sheet.ts";
import { area, disc, element, rect, repeat, vertical } from "./svg.ts";

/** Two brackets and the one thing between them, on a square of 32 units. */
export const BRACKETS = "M12 4H4V28H12V24H8V8H12ZM20 4H28V28H20V24H24V8H20Z";
const DOT = disc([16, 16], 5, SIGNAL);

/** The browser's icon: bare, so that it sits on any tab, and ink or paper as the system asks. */
export function favicon(): string {
  const style = `path{fill:${INK}}@media(prefers-color-scheme:dark){path{fill:${PAPER}}}`;
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 32 32" },
    element("style", {}, style) + element("path", { d: BRACKETS }) + DOT,
  );
}

/** The mark on its own ground, with room around it for whatever shape a system cuts it to. */
export function appIcon(): Drawing {
  const mark = element("g", { transform: "translate(6 6)" }, area(BRACKETS, PAPER) + DOT);
  return { width: 44, height: 44, body: rect(0, 0, 44, 44, INK) + mark };
}

/** The picture shown when a page is shared: a long reading, and the mark around its still centre. */
export function socialCard(): Drawing {
  const mark = element(
    "g",
    { transform: "translate(136 41) scale(4)" },
    area(BRACKETS, PAPER) + DOT,
  );
  return { width: 400, height: 210, body: rect(0, 0, 400, 210, INK) + repeat(100, reading) + mark };
}

/** One line of the reading; the whole calms down towards the mark. */
function reading(index: number): string {
  const x = 1 + index * 4;
  const distance = Math.abs(x + 1 - 200);
  if (distance < 66) return "";
  const swing = Math.abs(Math.sin(index / 2.9) * Math.sin(index / 9.1 + 0.4));
  const reach = Math.round(3 + ((distance - 66) / 134) * 60 * (0.25 + swing));
  return vertical(x, 105 - reach, 105 + reach, onInk.mid, 2);
}
