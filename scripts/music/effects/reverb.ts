import { createSmoother } from "../filters.ts";
import { RATE, type Stereo } from "../sound.ts";

interface Room {
  /** Seconds until the sound has fallen by 60 dB. */
  seconds: number;
  /** Hertz above which the walls swallow. */
  damping: number;
  /** Seconds before the first answer. */
  predelay?: number;
}

/** Lengths in samples without a common measure, so that no echo falls onto another. */
const lengths = [
  887, 1013, 1151, 1277, 1427, 1571, 1693, 1823, 1979, 2143, 2309, 2473, 2659, 2851, 3067, 3301,
] as const;
const diffusers = [113, 241, 389, 571] as const;

/**
 * The room's answer without the sound itself: sixteen delays that feed one another.
 *
 * Source: Jot and Chaigne, "Digital Delay Networks for Designing Artificial Reverberators", 1991,
 * with a Householder matrix between the delays.
 */
export function reverb(dry: Stereo, { seconds, damping, predelay = 0.02 }: Room): Stereo {
  const lines = lengths.map((length) => createLine(length, seconds, damping));
  const spread = [createDiffusion(0), createDiffusion(17)] as const;
  const late = Math.round(predelay * RATE);
  const wet = { left: new Float32Array(dry.left.length), right: new Float32Array(dry.left.length) };
  const heard = new Float32Array(lines.length);
  for (let i = 0; i < dry.left.length; i++) {
    const left = spread[0](dry.left[i - late] ?? 0);
    const right = spread[1](dry.right[i - late] ?? 0);
    let even = 0;
    let odd = 0;
    lines.forEach((line, k) => {
      const sample = line.read();
      heard[k] = sample;
      if (k % 2 === 0) even += sample;
      else odd += sample;
    });
    const mirror = (2 / lines.length) * (even + odd);
    lines.forEach((line, k) => line.write((heard[k] ?? 0) - mirror + (k % 2 === 0 ? left : right)));
    wet.left[i] = even * 0.35;
    wet.right[i] = odd * 0.35;
  }
  return wet;
}

function createLine(length: number, seconds: number, damping: number) {
  const memory = new Float32Array(length);
  const walls = createSmoother(damping);
  const loss = 10 ** ((-3 * length) / (seconds * RATE));
  let at = 0;
  return {
    read: () => memory[at] ?? 0,
    write(sample: number): void {
      memory[at] = walls(sample) * loss;
      at = (at + 1) % length;
    },
  };
}

/** Allpasses that turn a click into a small burst before it reaches the delays. */
function createDiffusion(offset: number): (input: number) => number {
  const stages = diffusers.map((length) => ({ memory: new Float32Array(length + offset), at: 0 }));
  return (input) => {
    let sample = input;
    for (const stage of stages) {
      const held = stage.memory[stage.at] ?? 0;
      const inner = sample - 0.6 * held;
      stage.memory[stage.at] = inner;
      stage.at = (stage.at + 1) % stage.memory.length;
      sample = held + 0.6 * inner;
    }
    return sample;
  };
}
