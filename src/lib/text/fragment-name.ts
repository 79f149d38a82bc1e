/**
 * A heading's words as a URL fragment: in lower case, with hyphens between them, as on GitHub.
 *
 * @param usedNames names in use; the new one is added
 * @returns undefined if the heading has neither letters nor digits
 */
export function fragmentName(heading: string, usedNames: Set<string>): string | undefined {
  const name = heading
    .toLowerCase()
    // Including the marks that turn a character into an emoji.
    .replace(/[^\p{L}\p{M}\p{N}\s_-]|[\uFE0F\u20E3]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  if (name === "") return undefined;
  let unique = name;
  for (let number = 1; usedNames.has(unique); number++) unique = `${name}-${number}`;
  usedNames.add(unique);
  return unique;
}
