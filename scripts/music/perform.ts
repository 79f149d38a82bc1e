import { createRandom } from "../art/random.ts";
import type { Clock } from "./clock.ts";
import { frequencyOf } from "./pitch.ts";
import type { Note } from "./score.ts";
import { place, type Stereo } from "./sound.ts";

/** Makes one note: frequency in hertz, seconds held, velocity in (0, 1]. It may ring on after. */
export type Instrument = (frequency: number, held: number, velocity: number) => Float32Array;

/** Makes one stroke of a drum; velocity in (0, 1]. */
export type Drum = (velocity: number) => Float32Array;

interface Manner {
  clock: Clock;
  /** Velocity at a beat; 0.8 throughout when left out. */
  dynamics?: (beat: number) => number;
  /** -1 left to 1 right. */
  pan?: number;
  /** Seconds a note may come early or late, as a hand does. */
  looseness?: number;
  /** Part of its written length a note is held. */
  legato?: number;
  seed?: number;
}

/** Plays written notes into a bus. */
export function perform(
  bus: Stereo,
  notes: readonly Note[],
  instrument: Instrument,
  { clock, dynamics = () => 0.8, pan = 0, looseness = 0, legato = 1, seed = 1 }: Manner,
): void {
  const random = createRandom(seed);
  for (const { beat, beats, pitch } of notes) {
    const at = clock(beat);
    const held = (clock(beat + beats) - at) * legato;
    // No hand strikes twice alike.
    const velocity = Math.min(1, dynamics(beat) * (0.92 + 0.16 * random()));
    const sound = instrument(frequencyOf(pitch), held, velocity);
    place(bus, sound, Math.max(0, at + looseness * (2 * random() - 1)), velocity, pan);
  }
}

const strokes: Record<string, number> = { X: 1, x: 0.75, o: 0.4 };

/**
 * Strikes a drum by a pattern of sixteenths, over and over: `X` loud, `x` plain, `o` soft, any
 * other mark a rest.
 *
 * @param from, to beats between which it is struck.
 */
export function strike(
  bus: Stereo,
  drum: Drum,
  pattern: string,
  [from, to]: readonly [from: number, to: number],
  { clock, pan = 0, looseness = 0, seed = 1 }: Manner,
): void {
  const random = createRandom(seed);
  for (let i = 0; from + i / 4 < to; i++) {
    const velocity = strokes[pattern[i % pattern.length] ?? ""];
    if (velocity === undefined) continue;
    const at = clock(from + i / 4) + looseness * (2 * random() - 1);
    place(bus, drum(velocity), Math.max(0, at), velocity, pan);
  }
}
