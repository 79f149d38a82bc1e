/** As much of a description as search engines and previews of links show, in characters. */
export const DESCRIPTION_LENGTH = 200;

/**
 * Cuts a text to a length: after a sentence where one ends in its second half, else between two
 * words with «…» behind.
 *
 * @param length in characters as they are counted in a string, the «…» included
 */
export function shorten(text: string, length: number): string {
  const whole = text.replace(/\s+/g, " ").trim();
  if (whole.length <= length) return whole;
  const part = whole.slice(0, length);
  const sentence = /^.*[.!?][”’"')]?(?= )/u.exec(part)?.[0];
  if (sentence && sentence.length > length / 2) return sentence;
  // A script without spaces, or a word of that length, is cut where it must be.
  const space = part.lastIndexOf(" ");
  const words = space > length / 2 ? part.slice(0, space) : part.slice(0, length - 1);
  return `${words.replace(/[\uD800-\uDBFF]$/, "").replace(/[\s.,;:–—-]+$/, "")}…`;
}
