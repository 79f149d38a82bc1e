import type { Clock } from "../clock.ts";
import { createFilter, createSmoother } from "../filters.ts";
import { createNoise } from "../oscillators.ts";
import { frequencyOf } from "../pitch.ts";
import type { Note } from "../score.ts";
import { RATE, render } from "../sound.ts";

interface Timbre {
  /** Loudness of each overtone, the fundamental first. */
  overtones: readonly number[];
  /** Part of air in the tone. */
  breath: number;
  /** Seconds in which the pitch slides from one note to the next. */
  glide: number;
  /** Seconds in which a tone swells and fades. */
  swell: number;
}

/** Hollow and dark: odd overtones, as of a stopped pipe. */
export const reed: Timbre = {
  overtones: [1, 0.06, 0.42, 0.05, 0.2, 0.03, 0.09, 0.02, 0.05],
  breath: 0.05,
  glide: 0.045,
  swell: 0.09,
};

/** Plain and clear, with a little air. */
export const flute: Timbre = {
  overtones: [1, 0.28, 0.1, 0.04, 0.02],
  breath: 0.09,
  glide: 0.06,
  swell: 0.16,
};

/**
 * A voice that sings one line in one breath after another: pitch and loudness flow through notes.
 *
 * @param seconds length of the result.
 */
export function sing(
  notes: readonly Note[],
  clock: Clock,
  seconds: number,
  { overtones, breath, glide, swell }: Timbre,
): Float32Array {
  const timed = notes.map(({ beat, beats, pitch }) => {
    return { from: clock(beat), to: clock(beat + beats), frequency: frequencyOf(pitch) };
  });
  const start = timed[0]?.frequency ?? 440;
  const slide = createSmoother(0.5 / glide, Math.log2(start));
  const swells = createSmoother(0.5 / swell);
  const noise = createNoise(17);
  const air = createFilter("band");
  let at = 0;
  let phase = 0;
  return render(seconds, (time) => {
    while (at + 1 < timed.length && time >= (timed[at + 1]?.from ?? 0)) at += 1;
    const note = timed[at];
    if (!note) return 0;
    // A breath is taken before the end of a note that is followed by a rest or stands long.
    const sounding = time >= note.from && time < note.to - 0.06;
    const since = Math.max(0, time - note.from);
    const leaning = 0.72 + 0.28 * Math.exp(-(((since - 0.5) / 0.9) ** 2));
    const level = swells(sounding ? leaning : 0);
    const vibrato = 0.0045 * Math.min(1, since / 0.9) ** 2 * Math.sin(2 * Math.PI * 4.8 * time);
    const frequency = 2 ** slide(Math.log2(note.frequency));
    phase += (2 * Math.PI * frequency * (1 + vibrato)) / RATE;
    const tone = overtones.reduce((sum, gain, i) => {
      return sum + gain * level ** (i * 0.35) * Math.sin(phase * (i + 1));
    }, 0);
    return level * (tone + breath * air(noise(), frequency * 2, 1.5));
  });
}
