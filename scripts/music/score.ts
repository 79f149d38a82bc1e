import { pitch } from "./pitch.ts";

/** One sounding note: where it starts and how long it is held, in beats, and its pitch. */
export interface Note {
  beat: number;
  beats: number;
  pitch: number;
}

/**
 * Reads a written line: `E5/2` is a note of two beats, `C4+E4+G4/2` a chord, `-` a rest; a length
 * left out is that of the note before; `|` closes a bar.
 *
 * @param metre beats in a bar.
 * @throws when a bar does not hold what the metre asks for.
 */
export function line(text: string, metre: number): Note[] {
  const notes: Note[] = [];
  let beat = 0;
  let beats = 1;
  for (const token of text.trim().split(/\s+/)) {
    if (token === "|") {
      const inBar = beat % metre;
      if (Math.min(inBar, metre - inBar) > 1e-6)
        throw new Error(`Bar ends at beat ${beat}: ${text}`);
      continue;
    }
    const [names = "", length] = token.split("/");
    if (length !== undefined) beats = Number(length);
    if (names !== "-") {
      for (const name of names.split("+")) notes.push({ beat, beats, pitch: pitch(name) });
    }
    beat += beats;
  }
  return notes;
}

/** The notes moved later, in beats, and up, in semitones. */
export function moved(notes: readonly Note[], beats: number, semitones = 0): Note[] {
  return notes.map(({ beat, beats: held, pitch }) => {
    return { beat: beat + beats, beats: held, pitch: pitch + semitones };
  });
}

/** The same notes struck `after` beats later and held for `beats`. */
export function again(notes: readonly Note[], after: number, beats: number): Note[] {
  return notes.map(({ beat, pitch }) => ({ beat: beat + after, beats, pitch }));
}

/** A chord spread upwards: every note starts `step` beats after the one before. */
export function rolled(chord: readonly Note[], step: number): Note[] {
  return chord.flatMap((note, i) => moved([note], i * step));
}

/** The notes that start in [from, to), in beats. */
export function between(notes: readonly Note[], from: number, to: number): Note[] {
  return notes.filter(({ beat }) => beat >= from && beat < to);
}

/** The lowest note of every chord. */
export function bassOf(notes: readonly Note[]): Note[] {
  return chordsOf(notes).flatMap((chord) => chord.slice(0, 1));
}

/** Every chord without its lowest note. */
export function aboveBassOf(notes: readonly Note[]): Note[] {
  return chordsOf(notes).flatMap((chord) => chord.slice(1));
}

/**
 * Breaks chords into single notes.
 *
 * @param order which note of the chord comes next, from 0, the lowest; past the highest it goes on
 *   an octave above. It starts anew with every chord unless it is `free`.
 * @param step beats from one note to the next.
 */
export function arpeggio(
  notes: readonly Note[],
  order: readonly number[],
  step: number,
  free = false,
): Note[] {
  let turn = 0;
  return chordsOf(notes).flatMap((chord) => {
    const [first] = chord;
    if (!first) return [];
    if (!free) turn = 0;
    return Array.from({ length: Math.round(first.beats / step) }, (_, i) => {
      const index = order[turn++ % order.length] ?? 0;
      const octave = Math.floor(index / chord.length);
      const pitch = (chord[index % chord.length] ?? first).pitch + 12 * octave;
      return { beat: first.beat + i * step, beats: step, pitch };
    });
  });
}

/** Notes that start together, lowest first, in the order of time. */
function chordsOf(notes: readonly Note[]): Note[][] {
  const chords = Map.groupBy(
    notes.toSorted((a, b) => a.beat - b.beat || a.pitch - b.pitch),
    ({ beat }) => beat,
  );
  return [...chords.values()];
}
