import { JSDOM } from "jsdom";
import * as limits from "../../src/lib/supabase/limits/comments.ts";

/** The maximum number of characters of HTML that is parsed for a reply. */
const MOST_HTML = 50_000;
/** Characters that are invisible or change the writing direction, except for line breaks and joiners. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * A reply on another site as plain text: none of it is ever treated as HTML. As long as comments here may be.
 *
 * @returns the text in lines, with a blank one between paragraphs, and the author's name; each empty if there
 * is none
 */
export function wordsOf(
  said: { html: string } | { text: string },
  author: string,
): { text: string; name: string } {
  const text = ("html" in said ? textOfHtml(said.html) : said.text)
    .replace(/[^\S\n]+/g, " ")
    .replace(UNSEEN, "")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const name = author.replace(/\s+/g, " ").replace(UNSEEN, "").trim();
  return {
    text: cut(text, limits.content_max_length),
    name: cut(name, limits.author_name_max_length),
  };
}

function textOfHtml(html: string): string {
  const fragment = JSDOM.fragment(html.slice(0, MOST_HTML));
  for (const element of fragment.querySelectorAll("script, style, template")) element.remove();
  for (const link of fragment.querySelectorAll("a")) {
    const words = link.textContent;
    // Shortened by the service.
    if (/^https?:\S+(?:\.\.\.|…)$/.test(words))
      link.textContent = link.getAttribute("href") ?? words;
  }
  for (const end of fragment.querySelectorAll("br")) end.replaceWith("\n");
  for (const block of fragment.querySelectorAll("p, pre, blockquote, ul, ol, div"))
    block.before("\n\n");
  for (const item of fragment.querySelectorAll("li")) item.before("\n");
  return fragment.textContent;
}

function cut(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}
