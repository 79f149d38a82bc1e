import { decoded } from "./decoded.ts";
import { withoutAppended } from "./without-appended.ts";

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

/** The decoded name or the secret in a URL's fragment, without what was appended to it: `#abc.`, `#abc&utm_source=x`. */
export function plainFragment(hash: string): string {
  return withoutAppended(decoded(hash.slice(1)), /^.*[\p{L}\p{M}\p{N}_-]/su);
}

/** The letters and digits of a fragment. Links made elsewhere may have other hyphens, capitals or composed letters. */
export function lettersOf(name: string): string {
  return (
    name
      .normalize()
      .toLowerCase()
      // With the dot of a Turkish capital, İ, which authors do not type in a link.
      .replace(/[^\p{L}\p{M}\p{N}]|[\uFE0F\u20E3]|(?<=i)\u0307/gu, "")
  );
}
