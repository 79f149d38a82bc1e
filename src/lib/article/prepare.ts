import { BASE, writtenUrl } from "@/lib/base-path";
import { COMMENTS } from "@/lib/comment-anchor";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import { sanitize } from "@/lib/html/sanitize";
import { replaceLinksWithEmbedCards } from "./embed-cards";
import { withBuilt } from "@/lib/media/with-built";
import { frameCode } from "./code-frames";
import { URL_ATTRIBUTES } from "./url-attributes";
import { translateLabels } from "./labels";
import { linkHeadings } from "./link-headings";
import { keepRoles } from "./roles";

type View = Window & typeof globalThis;

const THEME = /^\s*\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*$/;

/**
 * Parses an article, completes URLs that are relative to the root of the site, translates the renderer's own texts,
 * links its headings, wraps its code blocks and tables in frames, and turns its embeds into cards.
 *
 * @param sanitized HTML that is safe to insert
 * @param view window to parse with: the browser's, or jsdom's for prerendering
 * @returns the body of a document that loads no pictures
 */
export function articleBody(sanitized: string, view: View): HTMLElement {
  const { body } = new view.DOMParser().parseFromString(sanitized, "text/html");
  if (BASE !== "/") completeUrls(body);
  translateLabels(body);
  linkHeadings(body);
  restorePageLinks(body);
  frameCode(body);
  keepRoles(body);
  markThemes(body);
  replaceLinksWithEmbedCards(body);
  return body;
}

/** Texts refer to pages and files of the site from its root, wherever the site is. */
function completeUrls(body: HTMLElement): void {
  for (const name of URL_ATTRIBUTES)
    for (const element of body.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, writtenUrl(element.getAttribute(name) ?? ""));
  for (const element of body.querySelectorAll("[srcset]")) {
    const list = element.getAttribute("srcset") ?? "";
    const complete = list.replace(
      /(^\s*|,\s*)(\/\S+)/g,
      (_, before: string, url: string) => before + writtenUrl(url),
    );
    element.setAttribute("srcset", complete);
  }
}

/** Restores links to the top of the page and to the comments, which the sanitizer prefixed like ids in the article. */
function restorePageLinks(body: HTMLElement): void {
  for (const name of ["top", COMMENTS]) {
    if (body.querySelector(`#${ID_PREFIX}${name}`)) continue;
    for (const link of body.querySelectorAll(`[href="#${ID_PREFIX}${name}"]`))
      link.setAttribute("href", `#${name}`);
  }
}

/** Marks a picture's versions for a theme: the device's may not be the chosen one. */
function markThemes(body: HTMLElement): void {
  for (const source of body.querySelectorAll("source[media]")) {
    const [, theme] = THEME.exec(source.getAttribute("media") ?? "") ?? [];
    if (theme !== undefined) source.setAttribute("data-theme", theme);
  }
}

/**
 * Sanitizes an article's HTML, and replaces its pictures with the files of the build.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 */
export function safeHtml(html: string): string {
  return withBuilt(sanitize(html));
}

/**
 * Sanitizes an article's HTML, links its headings and wraps its code blocks in frames. Code is highlighted
 * later, when it is shown.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 * @returns HTML that is safe to insert
 */
export function prepare(html: string): string {
  return articleBody(safeHtml(html), window).innerHTML;
}
