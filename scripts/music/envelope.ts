/** The loudness of a note over time: seconds, and `sustain` as a part of the peak. */
export interface Envelope {
  attack: number;
  decay: number;
  sustain: number;
  release: number;
}

/**
 * Level in [0, 1] of a note `time` seconds after its start; it is zero from `held` + release on.
 *
 * @param held seconds the key stays down.
 */
export function levelAt(shape: Envelope, time: number, held: number): number {
  if (time < held) return heldLevel(shape, time);
  const left = Math.max(0, 1 - (time - held) / shape.release);
  return heldLevel(shape, held) * left * left;
}

function heldLevel({ attack, decay, sustain }: Envelope, time: number): number {
  if (time < attack) return 0.5 - 0.5 * Math.cos((Math.PI * time) / attack);
  return sustain + (1 - sustain) * Math.exp((attack - time) / decay);
}
