/**
 * Computes a value from an input, or returns that of the last build if the input was the same.
 *
 * @param name its name, without spaces: one value of each name is kept per page
 * @param input what the result depends on, serializable as JSON
 * @param make computes the result, serializable as JSON
 * @param isCurrent whether a kept value may be used, if it depends on more than its input
 */
export type BuildCache = <Value>(
  name: string,
  input: unknown,
  make: () => Promise<Value>,
  isCurrent?: (cached: Value) => Promise<boolean>,
) => Promise<Value>;

export const noBuildCache: BuildCache = (_name, _input, make) => make();
