import { createSmoother } from "../filters.ts";
import { createSine } from "../oscillators.ts";
import { RATE, type Stereo, throughEach } from "../sound.ts";

/**
 * Echoes that jump from side to side, each duller than the last; without the sound itself.
 *
 * @param seconds from one echo to the next.
 * @param feedback part of an echo that returns, below 1.
 * @param damping hertz above which every echo loses.
 */
export function pingPong(dry: Stereo, seconds: number, feedback: number, damping: number): Stereo {
  const length = Math.round(seconds * RATE);
  const dull = [createSmoother(damping), createSmoother(damping)] as const;
  const wet = { left: new Float32Array(dry.left.length), right: new Float32Array(dry.left.length) };
  for (let i = length; i < dry.left.length; i++) {
    const from = i - length;
    const entering = ((dry.left[from] ?? 0) + (dry.right[from] ?? 0)) / 2;
    wet.left[i] = dull[0](entering + feedback * (wet.right[from] ?? 0));
    wet.right[i] = dull[1](feedback * (wet.left[from] ?? 0));
  }
  return wet;
}

/** A second, wavering copy on each side: width for what is too even. `rate` in hertz. */
export function chorus(sound: Stereo, rate: number, depth = 0.004): Stereo {
  return throughEach(sound, (side) => {
    const wander = createSine(side === 1 ? 0.25 : 0);
    const read = createTape();
    return (sample) => 0.7 * (sample + read(sample, 0.012 + depth * wander(rate)));
  });
}

/** The unevenness of an old tape: pitch that drifts slowly and trembles a little. */
export function wow(sound: Stereo, depth = 1): Stereo {
  return throughEach(sound, () => {
    const drift = createSine();
    const tremble = createSine(0.4);
    const read = createTape();
    return (sample) => {
      return read(sample, 0.008 + depth * (0.0022 * drift(0.55) + 0.00009 * tremble(6.3)));
    };
  });
}

/** A short memory that can be read at any moment of the last 50 ms, also between two samples. */
function createTape(): (sample: number, secondsAgo: number) => number {
  const size = Math.round(0.05 * RATE);
  const memory = new Float32Array(size);
  let now = 0;
  return (sample, secondsAgo) => {
    memory[now] = sample;
    const place = now - secondsAgo * RATE + size;
    const whole = Math.floor(place);
    const part = place - whole;
    now = (now + 1) % size;
    return (memory[whole % size] ?? 0) * (1 - part) + (memory[(whole + 1) % size] ?? 0) * part;
  };
}
