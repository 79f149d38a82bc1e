/**
 * Reports progress now and then, and how long the rest may take.
 *
 * @param all the total
 * @param step the interval between messages
 * @param what the noun after the number
 * @returns receives how many are done
 */
export function progressOf(
  all: number,
  step: number,
  what: string,
  say: (line: string) => void = () => {},
): (done: number) => void {
  const start = performance.now();
  return (done) => {
    if (done === 0 || done % step > 0) return;
    const left = ((performance.now() - start) / done) * (all - done);
    say(`${done} of ${all} ${what}, ${durationOf(left)} left`);
  };
}

function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 1 ? `about ${minutes} minutes` : "less than a minute";
}
