/**
 * Makes a function that does its work on the first call and gives the same promise to every later
 * one. A failure is not kept: the next call tries again.
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
