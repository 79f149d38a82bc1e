import type { Instrument } from "../perform.ts";
import { render } from "../sound.ts";

/** A tine and its bar, by frequency modulation; a harder stroke is a brighter one. */
export const electricPiano: Instrument = (frequency, held, velocity) => {
  const turn = 2 * Math.PI * frequency;
  const ring = 2.6 * (220 / frequency) ** 0.5;
  const tineTurn = turn * Math.min(14, Math.floor(9000 / frequency));
  return render(held + 0.5, (time) => {
    const bark = 0.15 + (0.35 + 1.1 * velocity ** 2) * Math.exp(-time / (0.35 * ring));
    const body = Math.sin(turn * time + bark * Math.sin(turn * time));
    const tine = Math.sin(tineTurn * time) * Math.exp(-time / 0.06) * 0.11 * velocity;
    const damped = time < held ? 1 : Math.exp(-(time - held) / 0.09);
    return (body + tine) * Math.min(1, time / 0.003) * Math.exp(-time / ring) * damped;
  });
};
