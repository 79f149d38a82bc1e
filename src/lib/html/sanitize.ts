import DOMPurify from "dompurify";
import {
  CODE_ATTRIBUTES,
  HTML_ATTRIBUTES,
  HTML_TAGS,
  isAllowedClass,
  MATH_ATTRIBUTES,
  MATH_TAGS,
} from "./allowed";
import { ID_PREFIX } from "./id-prefix";

const MATHML = "http://www.w3.org/1998/Math/MathML";

type View = Window & typeof globalThis;

/** Makes the sanitizer for a window: the browser's, or jsdom's for prerendering. */
export function createSanitizer(view: View): (html: string) => string {
  const purify = DOMPurify(view);
  purify.addHook("uponSanitizeElement", (node) => {
    if (node instanceof view.Element && isUnwanted(node)) node.remove();
  });
  purify.addHook("afterSanitizeAttributes", (element) => mend(element, view));
  return (html) => purify.sanitize(html, CONFIG);
}

/**
 * HTML inside a formula, which may be read otherwise when it is parsed again, and fields of a form:
 * only the box of a task list is none.
 */
function isUnwanted(element: Element): boolean {
  if (element.namespaceURI !== MATHML && element.parentElement?.namespaceURI === MATHML)
    return true;
  return element.tagName === "INPUT" && element.getAttribute("type") !== "checkbox";
}

function mend(element: Element, view: View): void {
  for (const name of element.getAttributeNames()) {
    if (!mayHave(element, name)) element.removeAttribute(name);
  }
  if (element instanceof view.HTMLAnchorElement) {
    const fragment = element.getAttribute("href")?.match(/^#(.+)/)?.[1];
    // DOMPurify prefixes ids; links within the article must point to the prefixed ones.
    if (fragment) element.setAttribute("href", `#${ID_PREFIX}${fragment}`);
    const isForeign = element.origin !== view.location.origin;
    if (isForeign && element.hasAttribute("href")) {
      element.setAttribute("rel", "noopener noreferrer");
    }
  }
  const classes = [...element.classList].filter(isAllowedClass);
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  else element.removeAttribute("class");
  // Without `alt` a screen reader would read the file's name.
  if (element.tagName === "IMG" && !element.hasAttribute("alt")) element.setAttribute("alt", "");
  if (element.tagName === "INPUT") element.setAttribute("disabled", "");
  if (canBeWide(element)) element.setAttribute("tabindex", "0");
}

const HTML = new Set([...HTML_ATTRIBUTES, ...CODE_ATTRIBUTES]);
const MATH = new Set(MATH_ATTRIBUTES);

/** Of what is allowed somewhere, what is allowed on this element. */
function mayHave(element: Element, attribute: string): boolean {
  if (element.namespaceURI === MATHML) return MATH.has(attribute);
  const owners = OWNERS[attribute];
  return HTML.has(attribute) && (owners === undefined || element.matches(owners));
}

const OWNERS: Record<string, string> = {
  ...Object.fromEntries(CODE_ATTRIBUTES.map((name) => [name, "code"])),
  align: "th, td",
  "aria-label": 'a[href^="#"], input',
  checked: "input",
  disabled: "input",
};

/** Whether it may be wider than the page: it scrolls then, and must be reachable with the keyboard. */
function canBeWide(element: Element): boolean {
  if (element.tagName === "FIGURE") return !holdsPhoto(element);
  return ["PRE", "TABLE"].includes(element.tagName) || element.classList.contains("math");
}

/** Photos fit the page; drawings keep the size at which their labels can be read. */
function holdsPhoto(figure: Element): boolean {
  const image = figure.querySelector("img");
  return image !== null && !/\.svg\b|^data:image\/svg/.test(image.getAttribute("src") ?? "");
}

const CONFIG = {
  ALLOWED_TAGS: [...HTML_TAGS, ...MATH_TAGS],
  ALLOWED_ATTR: [...HTML_ATTRIBUTES, ...CODE_ATTRIBUTES, ...MATH_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  // Words, which may look like an address.
  ADD_URI_SAFE_ATTR: ["data-title"],
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
 * @param html HTML as its author typed it, or as Markdown is rendered
 * @returns HTML of text, list, table and media elements, the disabled boxes of task lists, and
 * MathML; of class names only those of code languages and of what Markdown is rendered to
 */
export function sanitize(html: string): string {
  return (sanitizer ??= createSanitizer(window))(html);
}
