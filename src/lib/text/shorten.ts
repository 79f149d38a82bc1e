/** Length of a description that search engines and link previews show, in characters. */
export const DESCRIPTION_LENGTH = 200;

/**
 * Shortens a text: after a sentence if one ends in the second half, else between two words with
 * «…».
 *
 * @param length in UTF-16 code units, including the «…»
 */
export function shorten(text: string, length: number): string {
  const whole = text.replace(/\s+/g, " ").trim();
  if (whole.length <= length) return whole;
  const part = whole.slice(0, length);
  const sentence = /^.*[.!?][”’"')]?(?= )/u.exec(part)?.[0];
  if (sentence && sentence.length > length / 2) return sentence;
  // Text without spaces, or with a very long word, is cut anywhere.
  const space = part.lastIndexOf(" ");
  const words = space > length / 2 ? part.slice(0, space) : part.slice(0, length - 1);
  return `${words.replace(/[\uD800-\uDBFF]$/, "").replace(/[\s.,;:–—-]+$/, "")}…`;
}
