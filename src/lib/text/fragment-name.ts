/**
 * The words of a heading as the fragment of an address: in lower case with hyphens between them, as
 * GitHub names its headings.
 *
 * @param taken names that others have; the new one is added
 * @returns undefined where there is no letter and no number
 */
export function fragmentName(words: string, taken: Set<string>): string | undefined {
  const name = words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  if (name === "") return undefined;
  let unique = name;
  for (let number = 1; taken.has(unique); number++) unique = `${name}-${number}`;
  taken.add(unique);
  return unique;
}
