import { createFilter } from "../filters.ts";
import { createNoise } from "../oscillators.ts";
import type { Drum } from "../perform.ts";
import { RATE, render } from "../sound.ts";

/**
 * A bass drum: a sine that falls onto its pitch.
 *
 * @param pitch frequency it comes to rest on, in hertz.
 * @param ring seconds to fall to a third.
 * @param click loudness of the beater.
 */
export function createKick(pitch: number, ring: number, click: number): Drum {
  return (velocity) => {
    let phase = 0;
    return render(ring * 6, (time) => {
      const fall = 1 + 3.2 * Math.exp(-time / 0.018) + 0.6 * Math.exp(-time / 0.07);
      phase += (2 * Math.PI * pitch * fall) / RATE;
      const beater =
        click * velocity * Math.exp(-time / 0.003) * Math.sin(2 * Math.PI * 1900 * time);
      return (Math.sin(phase) * Math.exp(-time / ring) + beater) * Math.min(1, time / 0.001);
    });
  };
}

/** A snare drum: two modes of the skin and the rattle under it. */
export function createSnare(seed: number, brightness = 3200): Drum {
  const noise = createNoise(seed);
  return (velocity) => {
    const rattle = createFilter("band");
    return render(0.4, (time) => {
      const skin =
        Math.sin(2 * Math.PI * 186 * time) * Math.exp(-time / 0.06) +
        0.6 * Math.sin(2 * Math.PI * 331 * time) * Math.exp(-time / 0.035);
      const wires = rattle(noise(), brightness, 0.7) * Math.exp(-time / 0.085);
      return (0.55 * skin + (0.6 + 0.6 * velocity) * wires) * Math.min(1, time / 0.001);
    });
  };
}

/** Cymbals on a stand, or a shaker when it starts softly; `ring` and `attack` in seconds. */
export function createHat(seed: number, ring: number, pitch = 7500, attack = 0.001): Drum {
  const noise = createNoise(seed);
  return (velocity) => {
    const high = createFilter("high");
    const ringing = ring * (0.6 + 0.6 * velocity);
    return render(ringing * 6 + attack, (time) => {
      const level = time < attack ? time / attack : Math.exp(-(time - attack) / ringing);
      return high(noise(), pitch) * level;
    });
  };
}

/** A stick on the rim: dry wood. */
export const rim: Drum = (velocity) =>
  render(0.12, (time) => {
    const wood =
      Math.sin(2 * Math.PI * 1720 * time) * Math.exp(-time / 0.012) +
      0.7 * Math.sin(2 * Math.PI * 806 * time) * Math.exp(-time / 0.02);
    return wood * (0.5 + 0.5 * velocity) * Math.min(1, time / 0.0006);
  });

/** Several hands that do not quite agree. */
export function createClap(seed: number): Drum {
  const noise = createNoise(seed);
  return () => {
    const band = createFilter("band");
    return render(0.4, (time) => {
      const hands = [0, 0.011, 0.023].reduce((sum, at) => {
        return time < at ? sum : sum + Math.exp(-(time - at) / 0.006);
      }, 0);
      const room = time < 0.023 ? 0 : Math.exp(-(time - 0.023) / 0.07);
      return band(noise(), 1500, 1.2) * (hands + 0.7 * room);
    });
  };
}
