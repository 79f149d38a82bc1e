import { createSanitizer } from "@/lib/html/sanitize";
import { frameCode } from "./code-frames";
import { linkHeadings } from "./link-headings";

type View = Window & typeof globalThis;

/** Makes `prepare` for a window: the browser's, or jsdom's for prerendering. */
export function createPreparer(view: View): (html: string) => string {
  const sanitize = createSanitizer(view);
  return (html) => {
    // A document of its own loads no pictures.
    const { body } = new view.DOMParser().parseFromString(sanitize(html), "text/html");
    linkHeadings(body);
    frameCode(body);
    return body.innerHTML;
  };
}

let preparer: ((html: string) => string) | undefined;

/**
 * Sanitizes an article's HTML, makes links of its headings and puts frames around its blocks of
 * code, which are coloured when they are shown.
 *
 * @param html HTML as its author typed it, or as Markdown is rendered
 * @returns HTML that can be set as it is
 */
export function prepare(html: string): string {
  return (preparer ??= createPreparer(window))(html);
}
