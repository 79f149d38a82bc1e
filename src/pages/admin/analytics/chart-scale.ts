/**
 * Where the lines of a chart's scale stand: whole numbers with a round step, from 0 to at least the
 * greatest value, at most five of them.
 */
export function scaleOf(greatest: number): number[] {
  const rough = Math.max(1, greatest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((it) => it >= rough) ?? rough;
  const whole = Math.max(1, Math.ceil(step));
  const lines = Math.max(1, Math.ceil(greatest / whole));
  return Array.from({ length: lines + 1 }, (_, index) => index * whole);
}

/** Which of `count` equal columns a place from 0 to 1 is in. */
export function columnAt(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place * count)));
}
