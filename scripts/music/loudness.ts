import { RATE, type Stereo } from "./sound.ts";

/**
 * Integrated loudness in LUFS; minus infinity for silence.
 *
 * Source: ITU-R BS.1770-4, its two weighting filters recomputed for this rate as in Brecht De Man,
 * "Evaluation of Implementations of the EBU R128 Loudness Measurement", 2018.
 */
export function loudness(sound: Stereo): number {
  const powers = blockPowers(sound);
  const audible = powers.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Power of both channels together, in blocks of 400 ms that start every 100 ms. */
function blockPowers({ left, right }: Stereo): number[] {
  const hop = Math.round(0.1 * RATE);
  const squares = new Float64Array(Math.ceil(left.length / hop));
  for (const channel of [left, right]) {
    const weigh = createWeighting();
    channel.forEach((sample, i) => {
      const slot = Math.floor(i / hop);
      squares[slot] = (squares[slot] ?? 0) + weigh(sample) ** 2;
    });
  }
  const blocks: number[] = [];
  for (let i = 0; i + 4 <= squares.length; i++) {
    blocks.push(squares.subarray(i, i + 4).reduce((sum, square) => sum + square, 0) / (4 * hop));
  }
  return blocks;
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The ear, roughly: a shelf for the head, then a highpass. */
function createWeighting(): (input: number) => number {
  const shelf = createShelf(1681.974450955533, 0.7071752369554196, 3.999843853973347);
  const pass = createHighpass(38.13547087602444, 0.5003270373238773);
  return (input) => pass(shelf(input));
}

function createShelf(frequency: number, q: number, decibels: number) {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return createBiquad(
    [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  );
}

function createHighpass(frequency: number, q: number) {
  const k = Math.tan((Math.PI * frequency) / RATE);
  const a0 = 1 + k / q + k * k;
  return createBiquad([1, -2, 1], [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]);
}

type Zeros = readonly [number, number, number];
type Poles = readonly [number, number];

function createBiquad([b0, b1, b2]: Zeros, [a1, a2]: Poles): (input: number) => number {
  let first = 0;
  let second = 0;
  return (input) => {
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    return output;
  };
}
