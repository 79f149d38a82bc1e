/**
 * Tick values of a chart's axis: at most five whole numbers with a round step, from 0 to at least
 * the maximum.
 */
export function scaleOf(max: number): number[] {
  const roughStep = Math.max(1, max / 4);
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= roughStep) ??
    roughStep;
  const integerStep = Math.max(1, Math.ceil(step));
  const lines = Math.max(1, Math.ceil(max / integerStep));
  return Array.from({ length: lines + 1 }, (_, index) => index * integerStep);
}

/** Index of the column, out of `count` equal ones, at a position from 0 to 1. */
export function columnAt(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}
