const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const shifts: Record<string, number> = { "": 0, "#": 1, b: -1 };

/**
 * The number of a written note, counted in semitones: "A4" is 69.
 *
 * @throws when the name is no note, so that a slip of the pen is not heard as silence.
 */
export function pitch(name: string): number {
  const [, letter = "", accidental = "", octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const semitone = semitones[letter];
  const shift = shifts[accidental];
  if (semitone === undefined || shift === undefined) throw new Error(`Not a note: ${name}`);
  return 12 * (Number(octave) + 1) + semitone + shift;
}

/** The frequency of a pitch in hertz, tuned to A4 = 440 Hz in equal temperament. */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
