import { graphemeStart } from "./graphemes.ts";

/** Length of a description that search engines and link previews show, in characters. */
export const DESCRIPTION_LENGTH = 200;

/**
 * The end of a sentence, not of "e.g. this", "z. B. das", "etc. and" or "3. Mai"; full-width punctuation needs no space
 * after it. Georgian has no capitals at the start of one.
 */
const SENTENCE =
  /^.*(?:\p{STerm}(?<![\s.(]\p{L}\.|\d\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))[”’"')»]*(?= (?:\P{Ll}|\p{sc=Geor}))|[。！？][」』”’）]*(?=..))/u;

/**
 * Shortens a text: after a sentence if one ends in the second half, else between two words with "…".
 *
 * @param length in UTF-16 code units, including the "…"
 */
export function shorten(text: string, length: number): string {
  const singleLine = text.replace(/\s+/g, " ").trim();
  if (singleLine.length <= length) return singleLine;
  const part = singleLine.slice(0, length);
  // With what follows a sentence that just fits.
  const sentence = SENTENCE.exec(singleLine.slice(0, length + 2))?.[0];
  if (sentence && sentence.length > length / 2) return sentence;
  // Text without spaces, or with a very long word, is cut between any two characters.
  const space = part.lastIndexOf(" ");
  const start = part.slice(0, space > length / 2 ? space : graphemeStart(singleLine, length - 1));
  return `${start.replace(/[\s\p{Dash}\p{Term}]+$/u, "")}…`;
}
