/** Samples per second of everything made here. */
export const RATE = 44_100;

/** Two channels of equal length; samples run from -1 to 1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** Two empty channels. */
export function silence(seconds: number): Stereo {
  const length = Math.ceil(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** One channel made sample by sample; `sample` is asked once for each, in order, with its time. */
export function render(seconds: number, sample: (time: number) => number): Float32Array {
  return new Float32Array(Math.ceil(seconds * RATE)).map((_, i) => sample(i / RATE));
}

/**
 * Adds a sound to a bus; what reaches past the bus's end is dropped.
 *
 * @param at seconds from the start of the bus.
 * @param gain factor of the amplitude.
 * @param pan -1 left to 1 right, of constant power.
 */
export function place(bus: Stereo, sound: Float32Array, at: number, gain: number, pan = 0): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const start = Math.round(at * RATE);
  addAt(bus.left, sound, start, gain * Math.cos(angle));
  addAt(bus.right, sound, start, gain * Math.sin(angle));
}

/** Adds a whole bus to another. */
export function add(bus: Stereo, other: Stereo, gain = 1): void {
  addAt(bus.left, other.left, 0, gain);
  addAt(bus.right, other.right, 0, gain);
}

/** Both channels through a process of their own, made anew for each by `create`. */
export function throughEach(
  { left, right }: Stereo,
  create: (side: -1 | 1) => (sample: number, index: number) => number,
): Stereo {
  return { left: left.map(create(-1)), right: right.map(create(1)) };
}

/** The same sound, louder or softer as time goes on; `gain` is asked with the time in seconds. */
export function shaped(sound: Stereo, gain: (time: number) => number): Stereo {
  return throughEach(sound, () => (sample, i) => sample * gain(i / RATE));
}

function addAt(into: Float32Array, sound: Float32Array, start: number, gain: number): void {
  const end = Math.min(sound.length, into.length - start);
  for (let i = Math.max(0, -start); i < end; i++) {
    into[start + i] = (into[start + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
}
