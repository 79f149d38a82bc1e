import { createRandom } from "../../art/random.ts";
import { createFilter } from "../filters.ts";
import { createNoise } from "../oscillators.ts";
import { place, RATE, render, silence, type Stereo, throughEach } from "../sound.ts";

/** The crackle of a record: few loud clicks, many soft ones, and the hiss below them. */
export function crackle(seconds: number, seed: number): Stereo {
  const random = createRandom(seed);
  const bus = silence(seconds);
  for (let at = 0; at < seconds; at += 0.004 + random() ** 2 * 0.22) {
    const loudness = 0.08 + 0.92 * random() ** 6;
    const pitch = 900 + 2600 * random();
    const click = render(
      0.004,
      (time) => Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time / 0.0007),
    );
    place(bus, click, at, loudness, random() * 1.2 - 0.6);
  }
  const sides = [createNoise(seed + 1), createNoise(seed + 2)] as const;
  return throughEach(bus, (side) => {
    const band = createFilter("band");
    const noise = side === -1 ? sides[0] : sides[1];
    return (sample) => sample + 0.006 * band(noise(), 2600, 0.5);
  });
}

/** Waves on a shore some way off: noise that comes and goes, each side in its own time. */
export function surf(seconds: number, seed: number): Stereo {
  return throughEach(silence(seconds), (side) => {
    const noise = createNoise(seed + side);
    const low = createFilter("low");
    return (_, i) => {
      const time = i / RATE + (side === 1 ? 1.3 : 0);
      const wave = (0.5 - 0.5 * Math.cos((2 * Math.PI * time) / 8.9)) ** 2;
      const small = (0.5 - 0.5 * Math.cos((2 * Math.PI * time) / 5.3)) ** 3;
      const level = 0.12 + 0.7 * wave + 0.3 * small;
      return low(noise(), 180 + 900 * wave + 300 * small, 0.6) * level;
    };
  });
}

/** Both channels through a lowpass; the cutoff in hertz may move with time in seconds. */
export function lowpassed(
  sound: Stereo,
  cutoff: (time: number) => number,
  resonance = 0.7,
): Stereo {
  return throughEach(sound, () => {
    const low = createFilter("low");
    return (sample, i) => low(sample, cutoff(i / RATE), resonance);
  });
}

/** Both channels pushed into a soft bend, as tape does; `drive` of 1 is barely heard. */
export function saturated(sound: Stereo, drive: number): Stereo {
  return throughEach(sound, () => (sample) => Math.tanh(sample * drive) / drive);
}
