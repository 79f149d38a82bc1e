import { onInk as tones } from "../palette.ts";
import type { Drawing } from "../sheet.ts";
import { frame, rect, repeat } from "../svg.ts";
import { square } from "./square.ts";

const columns = 3;
const lit = 7;

/** Windows three by four, counted like the bar; in one of them somebody is still playing. */
export function waltzForAnEmptyOffice(): Drawing {
  return square(tones, repeat(12, pane));
}

function pane(index: number): string {
  const x = 15 + (index % columns) * 24;
  const y = 9 + Math.floor(index / columns) * 20.5;
  if (index === lit) return rect(x, y, 18, 16, tones.accent);
  return frame(x, y, 18, 16, tones.mid) + rect(x + 8, y + 1, 2, 14, tones.faint);
}
