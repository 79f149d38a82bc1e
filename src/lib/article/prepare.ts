import { sanitize } from "@/lib/html/sanitize";
import { frameCode } from "./code-frames";
import { linkHeadings } from "./link-headings";

type View = Window & typeof globalThis;

/**
 * Parses an article, makes links of its headings and wraps its code blocks in frames.
 *
 * @param sanitized HTML that is safe to insert
 * @param view window to parse with: the browser's, or jsdom's for prerendering
 * @returns the body of a document that loads no pictures
 */
export function articleBody(sanitized: string, view: View): HTMLElement {
  const { body } = new view.DOMParser().parseFromString(sanitized, "text/html");
  linkHeadings(body);
  frameCode(body);
  return body;
}

/**
 * Sanitizes an article's HTML, makes links of its headings and wraps its code blocks in frames.
 * Code is coloured later, when it is shown.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 * @returns HTML that is safe to insert
 */
export function prepare(html: string): string {
  return articleBody(sanitize(html), window).innerHTML;
}
