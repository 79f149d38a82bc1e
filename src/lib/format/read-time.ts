import { plainText } from "@/lib/html/plain-text";

const WORDS_PER_MINUTE = 200;

/**
 * Minutes it takes to read an article: its words divided by 200, rounded up, at least 1.
 *
 * @param text the article's HTML or Markdown; tags and entities do not count as words, nor do marks
 *   without a letter or digit
 */
export function readTime(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** The number of words in an article's HTML or Markdown, counted as {@link readTime} does. */
export function countWords(text: string): number {
  return plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
