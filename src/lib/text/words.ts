// Scripts without spaces between words: each character counts as a word.
const UNSPACED =
  "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]";
const EMOJI = "\\p{Extended_Pictographic}[\\p{M}\\p{Emoji_Modifier}]*";

const WORDS = new RegExp(
  [
    `${UNSPACED}\\p{M}*`,
    `(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}_]|(?<=\\p{L})['’](?=\\p{L}))+`,
    "\\s+",
    `${EMOJI}(?:\\u200D${EMOJI})*`,
    "\\p{Regional_Indicator}{2}",
    ".\\p{M}*",
  ].join("|"),
  "gsu",
);

/**
 * Splits a text, in any script, into words, the spaces between them, and single symbols. Joined
 * they give the text again; no grapheme is split.
 */
export function wordsOf(text: string): string[] {
  return text.match(WORDS) ?? [];
}
