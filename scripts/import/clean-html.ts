import { isAllowedUrl } from "../../src/lib/html/allowed.ts";
import { parseInert } from "../../src/lib/html/parse-inert.ts";
import { plainBlocks } from "./html/blocks.ts";
import { openBlogger } from "./html/blogger.ts";
import { openCards } from "./html/cards.ts";
import { markCode } from "./html/code.ts";
import { limitDepth } from "./html/depth.ts";
import { imageOf, nodesOf, replaceTag } from "./html/elements.ts";
import { openFootnotes } from "./html/footnotes.ts";
import { linksInsteadOfFrames } from "./html/frames.ts";
import { openMedium } from "./html/medium.ts";
import { mathsKept, withoutRenderedMaths } from "./html/maths.ts";
import { plainInline } from "./html/inline.ts";
import { showBackgrounds, takeLargest } from "./html/pictures.ts";
import { withRawCode } from "./html/raw-code.ts";
import { withEndTags } from "./html/self-closed.ts";
import { openSubstack } from "./html/substack.ts";
import { spread, unwrap } from "./html/unwrap.ts";
import { newKept, type Kept } from "./kept.ts";
import { withPicturesForThemes } from "./markdown/html-pictures.ts";
import { loss, type Note } from "./source.ts";
import { shortened } from "./shortened.ts";

/** Elements without content for readers. */
const REMOVED =
  "script, style, noscript, template, link, meta, title, form, button, select, textarea, object param, svg, canvas, dialog";
/** A picture that only counts readers. */
const PIXEL = "img[width='1'][height='1']";
/** Elements that only carry styles. */
const WRAPPERS =
  "div, section, article, main, header, footer, aside, span, font, center, nav, hgroup, picture, fieldset, u, big, nobr, label";
const ATTRIBUTES = new Set(
  "href src alt title lang dir cite datetime colspan rowspan start reversed controls poster open type checked disabled".split(
    " ",
  ),
);
const XHTML = "http://www.w3.org/1999/xhtml";
/** Letters of right-to-left scripts: without any, `dir="ltr"` is superfluous. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** What is not an element within code, but browsers parse as a comment, or as a title with all that follows. */
const CODE = /<(pre|code)\b[^>]*>[^]*?<\/\1>/gi;
/**
 * Parses another system's HTML into a tree of the elements that articles can contain. Runs and fetches nothing.
 *
 * @param notes receives what is left out, or looks different here
 * @param kept receives formulas, which are placeholders in the tree
 */
export function cleanHtml(html: string, notes: Note[], kept: Kept = newKept()): HTMLElement {
  const body = parseInert(
    mathsKept(
      withPicturesForThemes(withEndTags(withRawCode(html))).replace(CODE, (code) =>
        code.replace(/<(?=[!?]|title>)/gi, "&lt;"),
      ),
      kept,
    ),
  );
  limitDepth(body, notes);
  for (const name of ["href", "src"])
    for (const element of body.querySelectorAll(`[${name}]`))
      element.setAttribute(name, (element.getAttribute(name) ?? "").trim().replaceAll(" ", "%20"));
  // Where a browser may break a word.
  for (const hint of body.querySelectorAll("wbr")) hint.remove();
  body.normalize();
  for (const anchor of body.querySelectorAll("a[name]:not([id])"))
    anchor.id = anchor.getAttribute("name") ?? "";
  withoutRenderedMaths(body);
  // WordPress' emoji images, for old browsers.
  for (const emoji of body.querySelectorAll("img.emoji[alt], img.wp-smiley[alt]"))
    emoji.replaceWith(emoji.getAttribute("alt") ?? "");
  // AMP's pictures, which contain what other browsers show.
  for (const picture of body.querySelectorAll("amp-img, amp-anim")) {
    const [url, alt, title] = ["src", "alt", "title"].map(
      (name) => picture.getAttribute(name) ?? "",
    );
    picture.replaceWith(imageOf(url ?? "", alt, title));
  }
  openCards(body, kept, notes);
  openMedium(body, notes);
  openBlogger(body, notes);
  openSubstack(body, kept, notes);
  openFootnotes(body, kept);
  linksInsteadOfFrames(body, notes);
  markCode(body, notes);
  showBackgrounds(body);
  takeLargest(body);
  leaveOut(body, notes);
  for (const caption of body.querySelectorAll("figcaption, caption")) {
    if (caption.textContent.trim() === "" && !caption.querySelector("img")) caption.remove();
    // Squarespace wraps the only paragraph of a caption in an extra element.
    const paragraph = caption.querySelector("p");
    const isAll = paragraph?.textContent.trim() === caption.textContent.trim();
    const isBoxed = !caption.querySelector("img, :scope :not(div, span, p) p");
    if (paragraph && isAll && isBoxed) caption.replaceChildren(...paragraph.childNodes);
  }
  for (const figure of body.querySelectorAll("figure")) {
    // A gallery becomes its pictures, and code is in Markdown, before the caption.
    const isOpened =
      figure.querySelector("figure, pre") !== null ||
      figure.querySelectorAll("img, video, audio, table").length > 1;
    if (isOpened)
      for (const caption of figure.querySelectorAll(":scope > figcaption")) openCaption(caption);
    if (isOpened || !figure.querySelector("img, figcaption")) unwrap(figure);
  }
  for (const caption of body.querySelectorAll("figcaption"))
    if (!caption.closest("figure")) openCaption(caption);
  for (const heading of body.querySelectorAll("h1")) replaceTag(heading, "h2");
  for (const legend of body.querySelectorAll("legend")) replaceTag(legend, "p");
  // Players that started automatically, or by a script, get controls here.
  for (const player of body.querySelectorAll("video, audio")) player.setAttribute("controls", "");
  spread("a[href]", body);
  plainInline(body);
  for (const element of body.querySelectorAll("*")) {
    if (!isUnknown(element)) continue;
    // Only a script knows what it shows.
    if (element.localName.includes("-") && !element.hasChildNodes())
      notes.push(loss("text", `a <${element.localName}> is left out`));
    element.replaceWith(...element.childNodes);
  }
  // Inside out, so that what is left in a block is its own text.
  for (const wrapper of [...body.querySelectorAll(WRAPPERS)].toReversed()) unwrap(wrapper);
  plainBlocks(body);
  openDeadLinks(body);
  keepAttributes(body, notes);
  return body;
}

/** An element that only programs understand, such as Word's `<o:p>`; an `<applet>` is named by the report. */
function isUnknown(element: Element): boolean {
  const { localName: name } = element;
  return (
    name.includes(":") ||
    (element.namespaceURI === XHTML &&
      name !== "applet" &&
      (name.includes("-") || element instanceof window.HTMLUnknownElement))
  );
}

function openCaption(caption: Element): void {
  if (caption.querySelector("figure, table, pre")) caption.replaceWith(...caption.childNodes);
  else replaceTag(caption, "p");
}

function leaveOut(body: HTMLElement, notes: Note[]): void {
  for (const pixel of body.querySelectorAll(PIXEL)) {
    notes.push({ field: "text", message: "a tracking pixel is left out" });
    pixel.remove();
  }
  for (const image of body.querySelectorAll("img:not([src]), img[src='']")) {
    notes.push(loss("text", "a picture without an address is left out"));
    image.remove();
  }
  const lost = new Map<string, number>();
  for (const element of body.querySelectorAll(REMOVED)) {
    if (element.parentElement?.closest(REMOVED)) continue;
    lost.set(element.localName, (lost.get(element.localName) ?? 0) + 1);
  }
  for (const element of body.querySelectorAll(REMOVED)) element.remove();
  for (const [name, count] of lost) {
    notes.push(loss("text", `${count} <${name}> left out`));
  }
  for (const comment of nodesOf(body, NodeFilter.SHOW_COMMENT))
    comment.parentNode?.removeChild(comment);
}

/** Links without a target, and those to the element whose whole text they are, such as titles of tabs. */
function openDeadLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a[href='']:not([id]), a[href^='#']:not([id])")) {
    const { parentElement: parent } = link;
    const href = link.getAttribute("href") ?? "";
    const isOwn =
      href === `#${parent?.id}` && parent?.textContent.trim() === link.textContent.trim();
    if (/^#?$/.test(href) || isOwn) link.replaceWith(...link.childNodes);
  }
}

function keepAttributes(body: HTMLElement, notes: Note[]): void {
  const anchors = new Set(
    [...body.querySelectorAll("a[href^='#']")].map((link) => link.getAttribute("href")?.slice(1)),
  );
  const isLeftToRight = !RIGHT_TO_LEFT.test(body.textContent);
  const lose = (what: string) => notes.push(loss("text", `${what} is left out`));
  for (const element of body.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith("on")) lose(`${name} of a <${element.localName}>`);
      if (name === "value" && element.localName === "li")
        lose(`the number ${element.getAttribute(name)} of an item`);
      const isUsedAnchor = name === "id" && anchors.has(element.id);
      if (!isUsedAnchor && !isKept(element, name, isLeftToRight)) element.removeAttribute(name);
    }
    const url = element.getAttribute("href")?.trim() ?? "";
    if (!isAllowedUrl(url, true) && !/^file:/i.test(url)) {
      lose(`a link to ${shortened(url)}`);
      element.replaceWith(...element.childNodes);
    }
  }
  for (const link of body.querySelectorAll("a:not([href], [id])"))
    link.replaceWith(...link.childNodes);
}

/** Whether an attribute still means something here. */
function isKept(element: Element, name: string, isLeftToRight: boolean): boolean {
  const value = element.getAttribute(name) ?? "";
  // Of a cell, as its column is aligned; of a block of code, as its highlighter needs them.
  if (name === "align") return /^t[dh]$/.test(element.localName);
  if (name === "class") return /^language-[\w+#.-]+$/.test(value);
  if (/^data-(?:title|mark)$/.test(name)) return true;
  if (name === "dir") return value === "rtl" || !isLeftToRight;
  if (name === "type" && /^(?:ul|li)$/.test(element.localName)) return false;
  const isDefault = /^(?:colspan|rowspan|start|type)$/.test(name) && value === "1";
  return ATTRIBUTES.has(name) && !isDefault;
}
