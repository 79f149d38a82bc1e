/** Full-width forms of the characters that begin or end markup: they look the same and match the same searches. */
const FULL_WIDTH = new Map([
  ["<", "＜"],
  [">", "＞"],
  ["&", "＆"],
]);

/**
 * Makes a text read the same as text and as HTML. Some formats leave open which of the two a title is, and
 * readers differ: escaped, `<details>` would show as `&lt;details&gt;` in one, unescaped it would be missing in
 * another.
 *
 * @returns the text; the characters of anything that HTML would parse as a tag or a character reference are
 * full-width
 */
export function asTyped(text: string): string {
  const markup = text.includes("<") ? /[<>]|&(?=#|[a-z][a-z\d])/gi : /&(?=#|[a-z][a-z\d])/gi;
  return text.replace(markup, (character) => FULL_WIDTH.get(character) ?? character);
}
