/**
 * Memoizes an async function: the first call does the work, later ones get the same promise. After
 * a failure the next call tries again.
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
