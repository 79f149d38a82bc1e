/**
 * Makes something of an input, or gives what was made in the last build if that was of the same input.
 *
 * @param name what it is, without spaces: one of each is kept for a page
 * @param input what the result depends on, as JSON has it
 * @param make the result, as JSON has it
 * @param isCurrent whether what is kept may be given, for what depends on more than its input
 */
export type Keep = <Value>(
  name: string,
  input: unknown,
  make: () => Promise<Value>,
  isCurrent?: (kept: Value) => Promise<boolean>,
) => Promise<Value>;

export const keepNothing: Keep = (_name, _input, make) => make();
