import { URL_ATTRIBUTES } from "../../src/lib/article/url-attributes.ts";
import { absoluteUrl, type BaseUrls } from "../../src/lib/article/urls.ts";
import { ID_PREFIX } from "../../src/lib/html/id-prefix.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { isWebUrl } from "../../src/lib/article/is-web-url.ts";
import { fileOfPicture, type WriteFile } from "./picture-files.ts";

/** The prefix of an id, or of the id in a link to it. */
const PREFIX = new RegExp(`^(#?)${ID_PREFIX}`);

/**
 * Adapts an article's HTML to feed readers: all URLs are absolute, code has a visible source, and of the two
 * drawings of a diagram only one is kept, because feed readers lack the styles that choose. Players contain a
 * link, for readers that do not support them. Formulas are TeX: many readers remove MathML's elements and leave
 * the characters, "x2" for a square. Ids are as they were typed: NetNewsWire shows a footnote in place if its link
 * leads to `#fn…`.
 *
 * @param document any document; it is not modified
 * @param site the site's helpers
 * @param site.write writes a file of the site, for embedded pictures; without it they stay embedded
 * @param site.translateLabels see `src/lib/article/labels.ts`; without it labels stay English
 */
export function feedHtml(
  html: string,
  place: BaseUrls,
  document: Document,
  {
    write,
    translateLabels,
  }: { write?: WriteFile; translateLabels?: (body: ParentNode) => void } = {},
): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  translateLabels?.(template.content);
  for (const drawing of template.content.querySelectorAll(".diagram-dark")) drawing.remove();
  for (const code of template.content.querySelectorAll<HTMLElement>("pre > code")) {
    const origin = originOf(code);
    if (origin.hasChildNodes()) code.parentElement?.before(origin);
  }
  for (const formula of template.content.querySelectorAll("math[data-tex]")) {
    const code = document.createElement("code");
    code.textContent = formula.getAttribute("data-tex");
    formula.replaceWith(code);
  }
  // Readers remove form fields, and with them whether a task is done.
  for (const checkbox of template.content.querySelectorAll("input"))
    checkbox.replaceWith(checkbox.hasAttribute("checked") ? "☑" : "☐");
  for (const player of template.content.querySelectorAll("video, audio")) {
    const src = [player, ...player.children]
      .map((element) => element.getAttribute("src"))
      .find(Boolean);
    if (!src || player.textContent.trim() !== "") continue;
    const link = document.createElement("a");
    link.href = src;
    link.textContent = absoluteUrl(src, place);
    player.append(link);
  }
  if (write) {
    for (const picture of template.content.querySelectorAll("img"))
      replace(picture, "src", (src) => fileOfPicture(src, write, document));
  }
  for (const element of template.content.querySelectorAll("*")) {
    replace(element, "id", (id) => decoded(withoutPrefix(id)));
    replace(element, "href", (href) => href.replace(/^#.*/, withoutPrefix));
    for (const name of URL_ATTRIBUTES) replace(element, name, (href) => absoluteUrl(href, place));
    replace(element, "srcset", (list) =>
      // `srcset` is separated by commas, but a URL may contain commas, too.
      list.replace(/(\S*[^,\s])(\s+[\d.]+[wxh])?(\s*,|\s*$)/g, (_, href, size = "", comma) => {
        return `${absoluteUrl(href, place)}${size}${comma}`;
      }),
    );
    // `tabindex` is useful only on the page itself.
    element.removeAttribute("tabindex");
  }
  return template.innerHTML;
}

function withoutPrefix(id: string): string {
  return id.replace(PREFIX, "$1");
}

/** The title of a code block, and the link to its source. */
function originOf(code: HTMLElement): Element {
  const { title = "", source = "" } = code.dataset;
  const origin = code.ownerDocument.createElement("p");
  if (title) origin.append(title);
  if (isWebUrl(source)) {
    const link = code.ownerDocument.createElement("a");
    link.setAttribute("href", source);
    link.textContent = source;
    origin.append(title && ": ", link);
  }
  return origin;
}

function replace(element: Element, name: string, change: (value: string) => string): void {
  const value = element.getAttribute(name);
  if (value !== null) element.setAttribute(name, change(value));
}
