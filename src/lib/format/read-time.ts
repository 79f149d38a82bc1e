import { plainText } from "@/lib/html/plain-text";

const WORDS_PER_MINUTE = 200;

/**
 * Minutes it takes to read an article: its words divided by 200, rounded up, at least 1.
 *
 * @param html the article's HTML; tags and entities do not count as words
 */
export function readTime(html: string): number {
  const words = plainText(html).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
