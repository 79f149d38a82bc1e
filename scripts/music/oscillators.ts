import { createRandom } from "../art/random.ts";
import { RATE } from "./sound.ts";

/** Gives the next sample of a wave at a frequency in hertz; the phase carries on between calls. */
export type Oscillator = (frequency: number) => number;

/** A sine; `phase` is in turns. */
export function createSine(phase = 0): Oscillator {
  const next = createPhase(phase);
  return (frequency) => Math.sin(2 * Math.PI * next(frequency));
}

/** A falling saw without the harshness of folded overtones. */
export function createSaw(phase = 0): Oscillator {
  const next = createPhase(phase);
  return (frequency) => {
    const turn = next(frequency);
    return 1 - 2 * turn + roundedStep(turn, frequency / RATE);
  };
}

/** A pulse wave; `width` is the part of a turn it stays up, and half of a turn is a square. */
export function createPulse(width = 0.5, phase = 0): Oscillator {
  const rise = createSaw(phase);
  const fall = createSaw(phase + 1 - width);
  return (frequency) => rise(frequency) - fall(frequency);
}

/** White noise in [-1, 1), the same on every run for one seed. */
export function createNoise(seed: number): () => number {
  const random = createRandom(seed);
  return () => random() * 2 - 1;
}

function createPhase(start: number): (frequency: number) => number {
  let phase = start % 1;
  return (frequency) => {
    const now = phase;
    phase = (phase + frequency / RATE) % 1;
    return now;
  };
}

/**
 * Rounds the corner of a jump at the start of each turn (PolyBLEP).
 * Source: Välimäki and Huovilainen, "Antialiasing Oscillators in Subtractive Synthesis", 2007.
 */
function roundedStep(turn: number, step: number): number {
  if (turn < step) return -((1 - turn / step) ** 2);
  if (turn > 1 - step) return (1 - (1 - turn) / step) ** 2;
  return 0;
}
