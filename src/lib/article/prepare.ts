import { createSanitizer } from "@/lib/html/sanitize";
import type { Article } from "./article";
import { frameCode } from "./code-frames";
import { headingsIn } from "./headings";
import { linkHeadings } from "./link-headings";

type View = Window & typeof globalThis;

/** Makes `prepare` for a window: the browser's, or jsdom's for prerendering. */
export function createPreparer(view: View): (html: string) => Article {
  const sanitize = createSanitizer(view);
  return (html) => {
    // A document of its own loads no pictures.
    const { body } = new view.DOMParser().parseFromString(sanitize(html), "text/html");
    linkHeadings(body);
    frameCode(body);
    return { html: body.innerHTML, headings: headingsIn(body) };
  };
}

let preparer: ((html: string) => Article) | undefined;

/**
 * Sanitizes an article's HTML, makes links of its headings and puts frames around its blocks of
 * code, which are coloured when they are shown.
 *
 * @param html HTML as its author typed it, or as Markdown is rendered
 */
export function prepare(html: string): Article {
  return (preparer ??= createPreparer(window))(html);
}
