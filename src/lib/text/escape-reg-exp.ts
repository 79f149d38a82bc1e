/**
 * A text as the source of a regular expression that matches it literally. `RegExp.escape` is missing in browsers
 * before 2025.
 */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
