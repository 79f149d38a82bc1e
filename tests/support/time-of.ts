/** Milliseconds that work takes, to be compared with those of other work beside it. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
