import DOMPurify from "dompurify";

const ALLOWED_TAGS =
  "h2 h3 h4 h5 h6 p a ul ol li dl dt dd pre code samp kbd var em strong b i s del ins mark small sup sub q cite abbr time blockquote figure figcaption img picture source video audio track table caption thead tbody tfoot tr th td hr br div span details summary".split(
    " ",
  );
const ALLOWED_ATTR =
  "href src srcset sizes alt title width height loading class lang dir datetime cite colspan rowspan scope start reversed type controls poster preload muted loop open id".split(
    " ",
  );

const ID_PREFIX = "user-content-";

type View = Window & typeof globalThis;

/** Makes the sanitizer for a window: the browser's, or jsdom's for prerendering. */
export function createSanitizer(view: View): (html: string) => string {
  const purify = DOMPurify(view);
  purify.addHook("afterSanitizeAttributes", (element) => mend(element, view));
  return (html) => purify.sanitize(html, CONFIG);
}

function mend(element: Element, view: View): void {
  if (element instanceof view.HTMLAnchorElement) {
    const fragment = element.getAttribute("href")?.match(/^#(.+)/)?.[1];
    // DOMPurify prefixes ids; links within the article must point to the prefixed ones.
    if (fragment) element.setAttribute("href", `#${ID_PREFIX}${fragment}`);
    const isForeign = element.origin !== view.location.origin;
    if (isForeign && element.hasAttribute("href")) {
      element.setAttribute("rel", "noopener noreferrer");
    }
  }
  // Pasted class names could use the site's styles, e.g. to cover the page.
  const language = [...element.classList].filter((name) => name.startsWith("language-"));
  if (language.length > 0) element.setAttribute("class", language.join(" "));
  else element.removeAttribute("class");
  // Without `alt` a screen reader would read the file's name.
  if (element.tagName === "IMG" && !element.hasAttribute("alt")) element.setAttribute("alt", "");
  // Wide content scrolls horizontally and must be reachable with the keyboard.
  if (["PRE", "TABLE", "FIGURE"].includes(element.tagName)) element.setAttribute("tabindex", "0");
}

const CONFIG = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // `id` and `name` could shadow properties of the document.
  SANITIZE_NAMED_PROPS: true,
  // An allowed scheme, or none.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

let sanitizer: ((html: string) => string) | undefined;

/**
 * Sanitizes an article's HTML: removes scripts, styles, forms, frames, event handlers and URLs of
 * any scheme but http(s) and mailto (images may be `data:`).
 *
 * @param html HTML as its author typed it
 * @returns HTML of text, list, table and media elements; of class names only those of code
 * languages
 */
export function sanitize(html: string): string {
  return (sanitizer ??= createSanitizer(window))(html);
}
