import type { Instrument } from "../perform.ts";
import { RATE, render } from "../sound.ts";

/** A partial tone: its place above the fundamental, its loudness and the seconds it rings. */
type Partial = readonly [ratio: number, gain: number, ring: number];

/** A vibraphone's bar: tuned to the double octave, with the fans turning slowly. */
export const vibraphone: Instrument = struck(
  [
    [1, 1, 1.6],
    [4, 0.22, 0.4],
    [9.9, 0.05, 0.08],
  ],
  { frequency: 4.6, depth: 0.22 },
);

/** A glass bell with a clear strike tone. */
export const glass: Instrument = struck([
  [1, 1, 1.9],
  [2.003, 0.4, 1.1],
  [3.01, 0.12, 0.5],
  [5.42, 0.16, 0.25],
]);

/** A bell buoy: iron, hoarse, out of tune with itself. */
export const buoy: Instrument = struck([
  [1, 0.8, 2.4],
  [1.19, 0.55, 2],
  [2.02, 0.7, 1.5],
  [2.74, 0.35, 0.9],
  [4.07, 0.25, 0.5],
  [5.63, 0.12, 0.3],
]);

/** A drop of water in a vessel: a small tone whose pitch runs up as it falls. */
export const drop: Instrument = (frequency, _held, velocity) => {
  const ring = 0.5 * (600 / frequency) ** 0.3;
  let phase = 0;
  return render(ring * 6, (time) => {
    const bend = 1 - 0.16 * Math.exp(-time / 0.018);
    phase += (2 * Math.PI * frequency * bend) / RATE;
    const overtone = 0.18 * velocity * Math.sin(2 * phase) * Math.exp(-time / (ring * 0.3));
    return (Math.sin(phase) + overtone) * Math.exp(-time / ring) * Math.min(1, time / 0.004);
  });
};

function struck(partials: readonly Partial[], tremolo = { frequency: 0, depth: 0 }): Instrument {
  const longest = Math.max(...partials.map(([, , ring]) => ring));
  return (frequency, _held, velocity) => {
    const heard = partials.filter(([ratio]) => ratio * frequency < 14_000);
    return render(longest * 5, (time) => {
      let sum = 0;
      for (const [ratio, gain, ring] of heard) {
        // A soft stroke wakes the upper partials less.
        const woken = ratio === 1 ? gain : gain * velocity;
        sum += woken * Math.sin(2 * Math.PI * frequency * ratio * time) * Math.exp(-time / ring);
      }
      const turning =
        1 - tremolo.depth * (0.5 - 0.5 * Math.cos(2 * Math.PI * tremolo.frequency * time));
      return sum * turning * Math.min(1, time / 0.002);
    });
  };
}
