import DOMPurify from "dompurify";
import { frameOf, linkTextFor } from "@/lib/html/frame-of";
import { isDrawing } from "@/lib/html/is-drawing";
import { FOR_THEME } from "@/lib/media/srcset";
import {
  ALLOWED_URL,
  CODE_ATTRIBUTES,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  isAllowedUrl,
  isAllowedClass,
  MATH_ATTRIBUTES,
  MATH_TAGS,
} from "./allowed";
import { prefixedId } from "./id-prefix";

const MATHML = "http://www.w3.org/1998/Math/MathML";

type View = Window & typeof globalThis;

/** Creates the sanitizer for a window: the browser's, or jsdom's for prerendering. */
export function createSanitizer(view: View): (html: string) => string {
  const purify = DOMPurify(view);
  purify.addHook("uponSanitizeElement", (node) => {
    if (!(node instanceof view.Element)) return;
    if (node instanceof view.HTMLIFrameElement) insertLinkFor(node);
    // An old-style anchor: `<a name="part">`.
    if (node instanceof view.HTMLAnchorElement && node.name) node.id ||= node.name;
    if (isUnwanted(node)) node.remove();
  });
  purify.addHook("afterSanitizeAttributes", (element) => fixAttributes(element, view));
  return (html) => purify.sanitize(html, CONFIG);
}

/** Elements that can contain paragraphs. */
const FLOW = "body, div, figure, blockquote, li, dd, td, th, details";

/**
 * Inserts a link to the content of a known service's iframe after it, where it is sanitized next; the iframe itself is
 * removed.
 */
function insertLinkFor(iframe: HTMLIFrameElement): void {
  const frame = frameOf(iframe.getAttribute("src") ?? "");
  const { parentElement: parent, title } = iframe;
  if (!frame || !parent || iframe.closest("a, svg, math")) return;
  const link = iframe.ownerDocument.createElement("a");
  link.href = frame.page;
  link.textContent = linkTextFor(frame, title);
  if (!parent.matches(FLOW) || iframe.closest("p")) return iframe.after(link);
  const paragraph = iframe.ownerDocument.createElement("p");
  paragraph.append(link);
  iframe.after(paragraph);
}

/**
 * HTML inside a formula, which could be parsed differently the second time, and form fields other than the
 * checkbox of a task list.
 */
function isUnwanted(element: Element): boolean {
  if (element.namespaceURI !== MATHML && element.parentElement?.namespaceURI === MATHML)
    return true;
  return element.tagName === "INPUT" && element.getAttribute("type") !== "checkbox";
}

function fixAttributes(element: Element, view: View): void {
  for (const name of element.getAttributeNames()) {
    if (!isAllowedOn(element, name) || isForeignSource(element, name))
      element.removeAttribute(name);
  }
  if (element instanceof view.HTMLAnchorElement) {
    const fragment = element.getAttribute("href")?.match(/^#(.+)/)?.[1];
    // DOMPurify prefixes ids that are not yet; links within the article must point to the prefixed ones.
    if (fragment) element.setAttribute("href", `#${prefixedId(fragment)}`);
    const isForeign = element.origin !== view.location.origin;
    if (isForeign && element.hasAttribute("href")) {
      element.setAttribute("rel", "noopener noreferrer");
    }
  }
  const [, onGitHub, inMkDocs] = FOR_THEME.exec(element.getAttribute("src") ?? "") ?? [];
  const theme = onGitHub ?? inMkDocs;
  if (theme !== undefined) element.classList.add(`diagram-${theme}`);
  const classes = [...element.classList].filter(isAllowedClass);
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  else element.removeAttribute("class");
  // Without `alt`, a screen reader would read the file name.
  if (element.tagName === "IMG" && !element.hasAttribute("alt")) element.setAttribute("alt", "");
  if (element.tagName === "INPUT") element.setAttribute("disabled", "");
  // Nothing plays by itself, so readers must be able to start it.
  if (element instanceof view.HTMLMediaElement) element.setAttribute("controls", "");
  if (mayOverflow(element)) element.setAttribute("tabindex", "0");
}

const HTML = new Set([...HTML_ATTRIBUTES, ...CODE_ATTRIBUTES]);
const MATH = new Set(MATH_ATTRIBUTES);

/** Whether an attribute that is only allowed on some elements is allowed on this one. */
function isAllowedOn(element: Element, attribute: string): boolean {
  if (element.namespaceURI === MATHML) return MATH.has(attribute);
  const selector = ELEMENTS_WITH[attribute];
  return HTML.has(attribute) && (selector === undefined || element.matches(selector));
}

/** Whether the page would load a URL with a scheme that is only allowed for links. */
function isForeignSource(element: Element, attribute: string): boolean {
  const url = element.getAttribute(attribute) ?? "";
  return (
    ["src", "poster", "cite"].includes(attribute) &&
    !url.startsWith("data:") &&
    !isAllowedUrl(url, false)
  );
}

const ELEMENTS_WITH: Record<string, string> = {
  ...Object.fromEntries(CODE_ATTRIBUTES.map((name) => [name, "code"])),
  align: "th, td",
  "aria-label": 'a[href^="#"], input',
  checked: "input",
  default: "track",
  disabled: "input",
  download: "a",
  kind: "track",
  label: "track",
  media: "source",
  playsinline: "video",
  srclang: "track",
  value: "li",
};

/** Whether it may be wider than the page: then it scrolls, and must be reachable with the keyboard. */
function mayOverflow(element: Element): boolean {
  if (element.tagName === "FIGURE") return !containsPhoto(element);
  return ["PRE", "TABLE"].includes(element.tagName) || element.classList.contains("math");
}

/** Photos fit the page; drawings keep the size at which their labels are readable. */
function containsPhoto(figure: Element): boolean {
  const image = figure.querySelector("img");
  return image !== null && !isDrawing(image.getAttribute("src") ?? "");
}

const CONFIG = {
  ALLOWED_TAGS: [...HTML_TAGS, ...MATH_TAGS],
  ALLOWED_ATTR: [...HTML_ATTRIBUTES, ...CODE_ATTRIBUTES, ...MATH_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  // Text that may look like a URL.
  ADD_URI_SAFE_ATTR: ["data-title", "data-tex"],
  ALLOW_ARIA_ATTR: false,
  // `id` and `name` could shadow properties of the document.
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: ALLOWED_URL,
};

let sanitizer: ((html: string) => string) | undefined;

/**
 * Sanitizes an article's HTML: removes scripts, styles, forms, iframes, event handlers and URLs of any scheme
 * except http(s), mailto and those of other programs, such as `tel:` (images may use `data:`). Iframes of
 * services that `frameOf` knows are replaced with links.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown
 * @returns HTML of text, list, table and media elements, the disabled checkboxes of task lists, and MathML. The
 * only class names are those of code languages and of rendered Markdown.
 */
export function sanitize(html: string): string {
  return (sanitizer ??= createSanitizer(window))(html);
}
