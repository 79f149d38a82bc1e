/** Gives the time in seconds of a beat, counted from 0; whole beats are where the foot taps. */
export type Clock = (beat: number) => number;

/** A tempo that never moves, in beats per minute. */
export function steady(tempo: number): Clock {
  return (beat) => (beat * 60) / tempo;
}

/**
 * The second half of every pair comes late.
 *
 * @param unit beats in one half: 0.5 swings eighths, 0.25 sixteenths.
 * @param amount how late, as a part of the unit; a third is a triplet's swing.
 */
export function swung(clock: Clock, unit: number, amount: number): Clock {
  return (beat) => {
    const inPair = (beat / unit) % 2;
    const late = inPair < 1 ? inPair * amount : (2 - inPair) * amount;
    return clock(beat + late * unit);
  };
}

/** From a beat on every beat takes longer than the last, by `part` of the beat before slowing. */
export function slowing(clock: Clock, from: number, part: number): Clock {
  return (beat) => {
    const past = Math.max(0, beat - from);
    return clock(beat + (part * past * past) / 2);
  };
}
