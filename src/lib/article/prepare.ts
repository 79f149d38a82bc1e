import { createSanitizer } from "@/lib/html/sanitize";
import { frameCode } from "./code-frames";
import { linkHeadings } from "./link-headings";

type View = Window & typeof globalThis;

/** Creates `prepare` for a window: the browser's, or jsdom's for prerendering. */
export function createPreparer(view: View): (html: string) => string {
  const sanitize = createSanitizer(view);
  return (html) => {
    // A separate document does not load pictures.
    const { body } = new view.DOMParser().parseFromString(sanitize(html), "text/html");
    linkHeadings(body);
    frameCode(body);
    return body.innerHTML;
  };
}

let preparer: ((html: string) => string) | undefined;

/**
 * Sanitizes an article's HTML, makes links of its headings and wraps its code blocks in frames.
 * Code is coloured later, when it is shown.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 * @returns HTML that is safe to insert
 */
export function prepare(html: string): string {
  return (preparer ??= createPreparer(window))(html);
}
