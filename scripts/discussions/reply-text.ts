import { JSDOM } from "jsdom";
import * as limits from "../../src/lib/supabase/limits/comments.ts";

/** The maximum number of characters of HTML that is parsed for a reply. */
const MAX_HTML = 20_000;
/** Elements within each other; the time that parsing takes grows much faster than their number. */
const MAX_DEPTH = 100;
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
/** Elements that need no end tag. */
const ENDS_ITSELF = /^(?:p|li|br|hr|img|wbr)$/;
/** Characters that are invisible or change the writing direction, except for line breaks and joiners. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * A reply on another site as plain text: none of it is ever treated as HTML. It is cut to the maximum length of
 * comments here.
 *
 * @returns the text in lines, with a blank one between paragraphs, and the author's name; each empty if there
 * is none
 */
export function plainReply(
  body: { html: string } | { text: string },
  author: string,
): { text: string; name: string } {
  const text = ("html" in body ? textOfHtml(body.html) : body.text)
    .replace(/[^\S\n]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const name = author.replace(/\s+/g, " ").replace(INVISIBLE, "").trim();
  return {
    text: cut(text, limits.content_max_length),
    name: cut(name, limits.author_name_max_length),
  };
}

function textOfHtml(html: string): string {
  const fragment = JSDOM.fragment(beginningOf(html));
  for (const element of fragment.querySelectorAll("script, style, template")) element.remove();
  for (const link of fragment.querySelectorAll("a")) {
    const label = link.textContent;
    // Shortened by the service.
    if (/^https?:\S+(?:\.\.\.|…)$/.test(label))
      link.textContent = link.getAttribute("href") ?? label;
  }
  for (const end of fragment.querySelectorAll("br")) end.replaceWith("\n");
  for (const block of fragment.querySelectorAll("p, pre, blockquote, ul, ol, div"))
    block.before("\n\n");
  for (const item of fragment.querySelectorAll("li")) item.before("\n");
  return fragment.textContent;
}

/** The HTML up to the maximum length and depth. */
function beginningOf(html: string): string {
  const start = html.slice(0, MAX_HTML);
  const open = new Map<string, number>();
  let depth = 0;
  for (const { 1: slash, 2: written = "", index } of start.matchAll(TAG)) {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (ENDS_ITSELF.test(name) || (slash && count === 0)) continue;
    const change = slash ? -1 : 1;
    open.set(name, count + change);
    depth += change;
    if (depth > MAX_DEPTH) return start.slice(0, index);
  }
  return start;
}

function cut(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : text;
}
