import { createFilter } from "./filters.ts";
import { loudness } from "./loudness.ts";
import { add, RATE, shaped, silence, type Stereo, throughEach } from "./sound.ts";

/** Every track is as loud as the next, and none reaches full scale, also once it is decoded. */
const TARGET_LUFS = -16;
const CEILING = 10 ** (-1.3 / 20);

/** One part of a piece and how loud it is where it sounds, in LUFS. */
export type Stem = readonly [sound: Stereo, lufs: number];

/** The parts together, each brought to its loudness first: the mix is written, not turned. */
export function mixed(stems: readonly Stem[]): Stereo {
  const longest = Math.max(...stems.map(([{ left }]) => left.length));
  const bus = silence(longest / RATE);
  for (const [sound, lufs] of stems) add(bus, sound, decibels(lufs - loudness(sound)));
  return bus;
}

/** A sound and its answer from a room or a delay, `decibels` below it. */
export function withWet(dry: Stereo, wet: Stereo, below: number): Stereo {
  const bus = silence(dry.left.length / RATE);
  add(bus, dry);
  add(bus, wet, decibels(loudness(dry) - loudness(wet) - below));
  return bus;
}

/**
 * Makes a mix ready to be heard: no rumble, the common loudness, no peak above the ceiling.
 *
 * @param fadeIn, fadeOut seconds.
 */
export function mastered(mix: Stereo, fadeIn: number, fadeOut: number): Stereo {
  const clean = throughEach(mix, () => {
    const high = createFilter("high");
    return (sample) => high(sample, 28);
  });
  const length = clean.left.length / RATE;
  const faded = shaped(clean, (time) => ease(time / fadeIn) * ease((length - time) / fadeOut));
  const gain = decibels(TARGET_LUFS - loudness(faded));
  return limited(shaped(faded, () => gain));
}

/** Turns down just before a peak and up again after it, both channels alike. */
function limited({ left, right }: Stereo): Stereo {
  const attack = 1 / (0.004 * RATE);
  const release = 1 / (0.25 * RATE);
  const gain = left.map((sample, i) => {
    return Math.min(1, CEILING / Math.max(Math.abs(sample), Math.abs(right[i] ?? 0), 1e-9));
  });
  for (let i = gain.length - 2; i >= 0; i--) {
    gain[i] = Math.min(gain[i] ?? 1, (gain[i + 1] ?? 1) + attack);
  }
  for (let i = 1; i < gain.length; i++) {
    gain[i] = Math.min(gain[i] ?? 1, (gain[i - 1] ?? 1) + release);
  }
  const turnedDown = (sample: number, i: number): number => sample * (gain[i] ?? 1);
  return { left: left.map(turnedDown), right: right.map(turnedDown) };
}

function decibels(value: number): number {
  return 10 ** (value / 20);
}

function ease(part: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, part)));
}
