import type { attention } from "micromark-core-commonmark";

/** A character as the parser represents it: null at the end of the text, negative for a tab or a line end. */
export type Code = ThisParameterType<(typeof attention)["tokenize"]>["previous"];

/**
 * Scripts without spaces, and those that attach particles to a word without one: Korean, and all from Armenian at
 * U+0530 to Mongolian, such as Hebrew, Arabic, India's, Thai, Georgian and Ethiopic. A zero-width space means the
 * same, and so does what makes a character an emoji (⚠️).
 */
const UNSPACED =
  /[\ufe00-\ufe1f\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Yi}\p{sc=Hang}\p{sc=Hebr}\p{sc=Arab}\u0530-\u18af\u200b\u3001-\u303f\ufe30-\ufe6f\uff01-\uffef]/u;

/** Surrogates: the first half of an emoji or of a rarer Chinese character, or any second half. */
const HALF = /[\ud83c-\ud83e\ud840-\ud8bf]|[\udc00-\udfff]/;

/** Whether a character belongs to a script in which punctuation follows words without a space. */
export function isUnspaced(code: Code): boolean {
  const character = characterOf(code);
  return UNSPACED.test(character) || HALF.test(character);
}

export function isSpace(code: Code): boolean {
  return /^$|[\s\p{Z}]/u.test(characterOf(code));
}

export function isPunctuation(code: Code): boolean {
  return /[\p{P}\p{S}]/u.test(characterOf(code));
}

export function isSpacedPunctuation(code: Code): boolean {
  return isPunctuation(code) && !isUnspaced(code);
}

export function isSpacedLetter(code: Code): boolean {
  return !isSpace(code) && !isPunctuation(code) && !isUnspaced(code);
}

/** Empty at the end of a line or of the text, and for a tab. */
export function characterOf(code: Code): string {
  return code === null || code < 0 ? "" : String.fromCodePoint(code);
}
