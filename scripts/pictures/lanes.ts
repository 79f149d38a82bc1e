/**
 * Limits how much is done at once.
 *
 * @returns runs some work when fewer than `count` others are running; they start in the order in which they came
 */
export function inLanes(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
