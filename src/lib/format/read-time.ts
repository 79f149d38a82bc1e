const WORDS_PER_MINUTE = 200;

type Format = "markdown" | "html";

// Counts like `private.revision_words` in supabase/migrations/20260101000420_revisions.sql;
// tests/db/words.test.ts compares the two.

const SPACE = String.raw`\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`;
/** The characters of a word: anything but punctuation, arrows, dashes, emoji and the like. */
const LETTER = String.raw`[0-9A-Za-z]|[^\0-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFF00-\uFF0F\u{1F000}-\u{1FAFF}]`;
const TOKENS = new RegExp(`[^${SPACE}]+`, "gu");
const IS_WORD = new RegExp(LETTER, "u");

/** The syntax of Markdown, and what remains of it. */
const MARKDOWN: readonly [RegExp, string][] = [
  // Fences of code blocks
  [/^[ \t>]*(`{3,}|~{3,})[^\n]*$/gm, " "],
  // URLs of references
  [/^ {0,3}\[[^\]\n^][^\]\n]*\]:[^\n]*$/gm, " "],
  // Footnote markers
  [/\[\^[^\]\n]*\]:?/g, " "],
  // Images, but for their captions
  [/!\[[^\]\n]*\]\([^()"\n]*("([^"\n]*)")?[^()\n]*\)/g, " $2 "],
  // URLs of links
  [/\]\([^()\n]*(\([^()\n]*\)[^()\n]*)*\)/g, "]"],
  // List markers
  [/^[ \t>]*([-*+]|[0-9]{1,9}[.)])[ \t]+(\[[ xX]\][ \t])?/gm, " "],
];
const HTML: readonly [RegExp, string][] = [
  [/<(script|style)[^>]*?>[\s\S]*?<\/\1>/gi, " "],
  [/<!--[\s\S]*?-->/g, " "],
  [/<\/?[a-z][^>]*(>|$)/gi, " "],
  [/&(nbsp|#160|#xa0);/gi, " "],
  [/&(#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi, ""],
];

/**
 * Minutes it takes to read an article: its words divided by 200, rounded up, at least 1.
 *
 * @param text as its author writes it
 */
export function readTime(text: string, format: Format): number {
  return minutesFor(countWords(text, format));
}

/** Minutes for a number of words, at least 1. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/**
 * The number of words that an article's readers see: without tags, URLs, Markdown syntax, and
 * symbols that stand alone.
 *
 * @param text as its author writes it
 */
export function countWords(text: string, format: Format): number {
  const rules = format === "markdown" ? [...MARKDOWN, ...HTML] : HTML;
  const plain = rules.reduce((rest, [mark, left]) => rest.replace(mark, left), text);
  return (plain.match(TOKENS) ?? []).filter((token) => IS_WORD.test(token)).length;
}
