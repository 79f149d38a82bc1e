/**
 * Reports progress from time to time, and how long the rest may take.
 *
 * @param total the total number
 * @param step the interval between messages
 * @param noun the noun after the number
 * @returns receives how many are done
 */
export function progressOf(
  total: number,
  step: number,
  noun: string,
  report: (line: string) => void = () => {},
): (done: number) => void {
  const start = performance.now();
  return (done) => {
    if (done === 0 || done % step > 0) return;
    const remaining = ((performance.now() - start) / done) * (total - done);
    report(`${done} of ${total} ${noun}, ${durationOf(remaining)} left`);
  };
}

function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 1 ? `about ${minutes} minutes` : "less than a minute";
}
