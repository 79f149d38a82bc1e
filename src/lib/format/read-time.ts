import type { TextFormat } from "@/lib/written-text";

const WORDS_PER_MINUTE = 200;
/** For Chinese and Japanese, in which each character counts as a word. */
const CHARACTERS_PER_MINUTE = 500;

// Counts like `private.revision_words` in supabase/migrations/20261201001020_words_behind_a_less_than.sql, which compares
// texts without spaces by phrases; tests/db/words.test.ts compares the two.

const SPACE = String.raw`\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`;
/** The characters of words: anything but punctuation, arrows, dashes, emoji and the like. */
const LETTER = String.raw`[0-9A-Za-z]|[^\0-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFF00-\uFF0F\u{1F000}-\u{1FAFF}]`;
const CHARACTER = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`;
/** Scripts without spaces between words, which have about five letters. */
const RUN_ON = String.raw`\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const TOKENS = new RegExp(
  String.raw`[${CHARACTER}]|(?:[${RUN_ON}]\p{M}*){1,5}|[^${SPACE}${CHARACTER}${RUN_ON}]+`,
  "gu",
);
const IS_WORD = new RegExp(LETTER, "u");
const IS_CHARACTER = new RegExp(`[${CHARACTER}]`, "u");

const BLANK = String.raw`[ \t\r\n]`;
const VALUE = String.raw`"[^"]*"|'[^']*'|[^ \t\r\n"'=<>]+`;
const ATTRIBUTE = `${BLANK}+[a-z_:][a-z0-9_.:-]*(?:${BLANK}*=${BLANK}*(?:${VALUE}))?`;
/** A whole tag, as CommonMark defines it, or something like one without spaces. Any other `<` is text: "while i<n". */
const TAG_IN_MARKDOWN = new RegExp(
  String.raw`<\/?[a-z](?:[^ \t\r\n<>]*|[a-z0-9-]*(?:${ATTRIBUTE})*${BLANK}*\/?)>`,
  "gi",
);

/** The syntax of Markdown, with its replacements. */
const MARKDOWN: readonly [RegExp, string][] = [
  // Fences of code blocks
  [/^[ \t>]*(`{3,}|~{3,})[^\n]*$/gm, " "],
  // URLs of references
  [/^ {0,3}\[[^\]\n^][^\]\n]*\]:[^\n]*$/gm, " "],
  // Footnote markers
  [/\[\^[^\]\n]*\]:?/g, " "],
  // Images, except for their captions
  [/!\[[^\]\n]*\]\([^()"\n]*("([^"\n]*)")?[^()\n]*\)/g, " $2 "],
  // URLs of links
  [/\]\([^()\n]*(\([^()\n]*\)[^()\n]*)*\)/g, "]"],
  // List markers
  [/^[ \t>]*([-*+]|[0-9]{1,9}[.)])[ \t]+(\[[ xX]\][ \t])?/gm, " "],
];
const BEFORE_TAGS: readonly [RegExp, string][] = [
  [/<(script|style)[^>]*?>[\s\S]*?<\/\1>/gi, " "],
  [/<!--[\s\S]*?-->/g, " "],
];
/** Tags in HTML, of which browsers show nothing, also if they are not closed. */
const TAG_IN_HTML = /<\/?[a-z][^>]*(>|$)/gi;
const ENTITIES: readonly [RegExp, string][] = [
  [/&(nbsp|#160|#xa0);/gi, " "],
  [/&(#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi, ""],
];

/**
 * Minutes it takes to read an article: its words divided by 200, rounded up, at least 1.
 *
 * @param text as its author writes it
 */
export function readTime(text: string, format: TextFormat): number {
  return lengthOf(text, format).minutes;
}

/**
 * The number of words that an article's readers see: without tags, URLs, Markdown syntax, and
 * symbols that stand alone; and the minutes that it takes to read them.
 *
 * @param text as its author writes it
 */
export function lengthOf(text: string, format: TextFormat): { words: number; minutes: number } {
  const rules: readonly [RegExp, string][] =
    format === "markdown"
      ? [...MARKDOWN, ...BEFORE_TAGS, [TAG_IN_MARKDOWN, " "], ...ENTITIES]
      : [...BEFORE_TAGS, [TAG_IN_HTML, " "], ...ENTITIES];
  const plain = rules.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text,
  );
  const words = (plain.match(TOKENS) ?? []).filter((token) => IS_WORD.test(token));
  const characters = words.filter((word) => IS_CHARACTER.test(word)).length;
  const others = words.length - characters;
  const minutes = others / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return { words: words.length, minutes: Math.max(1, Math.ceil(minutes)) };
}
