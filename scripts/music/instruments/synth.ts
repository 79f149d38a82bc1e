import { type Envelope, levelAt } from "../envelope.ts";
import { createFilter } from "../filters.ts";
import { createPulse, createSaw, createSine } from "../oscillators.ts";
import type { Instrument } from "../perform.ts";
import { render } from "../sound.ts";

interface Layers {
  /** Cents by which the outer two of three saws are off the middle one. */
  detune: number;
  /** Cutoff in hertz at rest, and how many times higher at the peak of the envelope. */
  cutoff: number;
  sweep: number;
  envelope: Envelope;
  /** Turns by which the saws start apart; two sides of a stereo pair want different ones. */
  phase?: number;
}

/** Three saws under a lowpass that opens and closes with the note. */
export function createPad({ detune, cutoff, sweep, envelope, phase = 0 }: Layers): Instrument {
  const spread = 2 ** (detune / 1200);
  return (frequency, held, velocity) => {
    const saws = [createSaw(phase), createSaw(phase + 0.37), createSaw(phase + 0.71)] as const;
    const filter = createFilter("low");
    return render(held + envelope.release, (time) => {
      const level = levelAt(envelope, time, held);
      const wave = saws[0](frequency / spread) + saws[1](frequency) + saws[2](frequency * spread);
      return filter(wave, cutoff * (1 + (sweep - 1) * level * velocity)) * level * 0.3;
    });
  };
}

interface Pluck {
  cutoff: number;
  sweep: number;
  resonance: number;
  /** Seconds in which the note closes again. */
  decay: number;
  /** Width of the pulse, as a part of a turn. */
  width: number;
}

/** A short pulse wave behind a filter that snaps shut: the arpeggio's and the bass's voice. */
export function createPluck({ cutoff, sweep, resonance, decay, width }: Pluck): Instrument {
  return (frequency, held, velocity) => {
    const wave = createPulse(width);
    const under = createSine();
    const filter = createFilter("low");
    const envelope: Envelope = { attack: 0.003, decay, sustain: 0.12, release: 0.09 };
    return render(held + envelope.release, (time) => {
      const level = levelAt(envelope, time, held);
      const open = cutoff * (1 + sweep * velocity * Math.exp(-time / (decay * 0.6)));
      return (filter(wave(frequency), open, resonance) + 0.4 * under(frequency)) * level * 0.5;
    });
  };
}

/** A round bass: a sine pushed until it shows two overtones, with a soft start. */
export const roundBass: Instrument = (frequency, held, velocity) => {
  const sine = createSine();
  const envelope: Envelope = { attack: 0.012, decay: 0.9, sustain: 0.35, release: 0.12 };
  return render(held + envelope.release, (time) => {
    const level = levelAt(envelope, time, held);
    const wave = sine(frequency);
    const push = 1 + 1.6 * velocity * Math.exp(-time / 0.25);
    return Math.tanh(push * (wave + 0.25 * wave * wave)) * level;
  });
};
