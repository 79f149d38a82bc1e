import { RATE } from "./sound.ts";

/** Gives the next sample; cutoff in hertz, resonance as Q (0.7 is flat, 4 whistles a little). */
export type Filter = (input: number, cutoff: number, resonance?: number) => number;

/**
 * A filter of 12 dB per octave whose cutoff may move while it runs.
 *
 * @param kind which part it lets through.
 * Source: Andrew Simper, "Linear Trapezoidal Integrated State Variable Filter", Cytomic 2013.
 */
export function createFilter(kind: "low" | "band" | "high"): Filter {
  let first = 0;
  let second = 0;
  return (input, cutoff, resonance = 0.7) => {
    const pitch = Math.tan((Math.PI * Math.min(cutoff, RATE * 0.45)) / RATE);
    const loss = 1 / resonance;
    const part = 1 / (1 + pitch * (pitch + loss));
    const rest = input - second;
    const band = part * (first + pitch * rest);
    const low = second + pitch * band;
    first = 2 * band - first;
    second = 2 * low - second;
    if (kind === "low") return low;
    return kind === "band" ? band * loss : input - loss * band - low;
  };
}

/** A gentle lowpass of 6 dB per octave; cutoff in hertz, `start` the value it begins with. */
export function createSmoother(cutoff: number, start = 0): (input: number) => number {
  const part = 1 - Math.exp((-2 * Math.PI * cutoff) / RATE);
  let value = start;
  return (input) => {
    value += part * (input - value);
    return value;
  };
}
