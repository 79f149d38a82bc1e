/** The characters that begin or end markup, in another width: for eyes and for a search they are the same. */
const FULL_WIDTH = new Map([
  ["<", "＜"],
  [">", "＞"],
  ["&", "＆"],
]);

/**
 * Makes a text read the same as text and as HTML. Some formats leave open which of the two a title is, and readers
 * differ: escaped, `<details>` would show as `&lt;details&gt;` in one, unescaped it would be missing in another.
 *
 * @returns the text; what HTML would take for a tag or a character reference has its signs in full width
 */
export function asTyped(text: string): string {
  const markup = text.includes("<") ? /[<>]|&(?=#|[a-z][a-z\d])/gi : /&(?=#|[a-z][a-z\d])/gi;
  return text.replace(markup, (sign) => FULL_WIDTH.get(sign) ?? sign);
}
