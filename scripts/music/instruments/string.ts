import { createFilter, createSmoother } from "../filters.ts";
import { createNoise } from "../oscillators.ts";
import type { Instrument } from "../perform.ts";
import { RATE, render } from "../sound.ts";

interface Build {
  /** Seconds until the string has lost 60 dB, at A3. */
  ring: number;
  /** 0 dull to 1 bright. */
  brightness: number;
  /** Where it is plucked, as a part of its length. */
  position: number;
  seed: number;
}

/**
 * A plucked string in a wooden body.
 *
 * Source: Jaffe and Smith, "Extensions of the Karplus-Strong Plucked-String Algorithm", 1983.
 */
export function createString({ ring, brightness, position, seed }: Build): Instrument {
  const noise = createNoise(seed);
  return (frequency, held, velocity) => {
    const next = createLoop(frequency, ring * (220 / frequency) ** 0.6, brightness);
    const pluck = createSmoother(900 + 7000 * brightness * velocity ** 1.5);
    const body = createBody();
    const period = Math.round(RATE / frequency);
    const burst = new Float32Array(period).map(() => pluck(noise()));
    const offset = Math.max(1, Math.round(period * position));
    let index = 0;
    return render(held + 0.6, (time) => {
      // Plucked at one place, the string lacks the overtones that have a node there.
      const force = (burst[index] ?? 0) - (burst[index - offset] ?? 0);
      index += 1;
      const damped = time < held ? 1 : Math.exp(-(time - held) / 0.12);
      return body(next(force)) * damped;
    });
  };
}

/** The string itself: a delay of one period whose loss is a gentle lowpass. */
function createLoop(frequency: number, ring: number, brightness: number) {
  const blend = 0.5 - 0.4 * brightness;
  const length = RATE / frequency - blend;
  const whole = Math.floor(length - 0.3);
  const part = length - whole;
  const tuning = (1 - part) / (1 + part);
  const loss = 10 ** (-3 / (ring * frequency));
  const line = new Float32Array(whole);
  let at = 0;
  let before = 0;
  let tunedIn = 0;
  let tunedOut = 0;
  return (force: number): number => {
    const out = line[at] ?? 0;
    const softened = (1 - blend) * out + blend * before;
    before = out;
    // An allpass for the part of a sample that the delay cannot hold.
    tunedOut = tuning * (softened - tunedOut) + tunedIn;
    tunedIn = softened;
    line[at] = force + loss * tunedOut;
    at = (at + 1) % whole;
    return out;
  };
}

/** Three resonances of a small guitar's body under the bare string. */
function createBody(): (input: number) => number {
  const modes = [
    { filter: createFilter("band"), frequency: 108, gain: 0.5 },
    { filter: createFilter("band"), frequency: 214, gain: 0.45 },
    { filter: createFilter("band"), frequency: 430, gain: 0.25 },
  ];
  return (input) =>
    modes.reduce(
      (sum, { filter, frequency, gain }) => sum + gain * filter(input, frequency, 5),
      0.7 * input,
    );
}
