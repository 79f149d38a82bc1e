import { isAllowedAddress } from "../../src/lib/html/allowed.ts";
import type { Note } from "./source.ts";

/** What nobody reads. */
const GONE =
  "script, style, noscript, template, link, meta, form, button, select, textarea, object param";
const FRAMES = "iframe, embed, object";
/** What only carries styles. */
const WRAPPERS =
  "div, section, article, main, header, footer, aside, span, font, center, nav, hgroup, picture";
const BLOCKS =
  "p, div, ul, ol, dl, pre, blockquote, figure, table, h1, h2, h3, h4, h5, h6, hr, details, section, article, audio, video";
const ATTRIBUTES = new Set(
  "href src alt title lang dir cite datetime colspan rowspan start controls poster open type checked disabled".split(
    " ",
  ),
);
const LAZY = ["data-src", "data-lazy-src", "data-original"];

/**
 * HTML of another system as a tree with what an article here is made of. Runs nothing of it, and
 * fetches nothing.
 *
 * @param notes gets what is left out, or looks different here
 */
export function cleanHtml(html: string, notes: Note[]): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  const lost = new Map<string, number>();
  for (const element of body.querySelectorAll(GONE)) {
    const name = element.localName;
    lost.set(name, (lost.get(name) ?? 0) + 1);
    element.remove();
  }
  for (const [name, count] of lost) {
    notes.push({ field: "text", says: `${count} <${name}> are left out`, isLost: true });
  }
  linksInsteadOfFrames(body, notes);
  for (const card of body.querySelectorAll("figure.kg-bookmark-card")) {
    const link = card.querySelector("a");
    const title = card.querySelector(".kg-bookmark-title")?.textContent.trim();
    if (link) card.replaceWith(paragraphWith(link.getAttribute("href") ?? "", title));
  }
  removeComments(body);
  for (const link of body.querySelectorAll("a")) unwrapLinkToPicture(link);
  for (const figure of body.querySelectorAll("figure")) {
    if (!figure.querySelector("img, video, audio, table, pre, figcaption")) unwrap(figure);
  }
  for (const title of body.querySelectorAll("h1")) replaceTag(title, "h2");
  for (const pre of body.querySelectorAll("pre")) markCode(pre);
  for (const image of body.querySelectorAll("img")) {
    const lazy = LAZY.map((name) => image.getAttribute(name)).find(Boolean);
    const source = image.getAttribute("src") ?? "";
    if (lazy && (!source || source.startsWith("data:"))) image.setAttribute("src", lazy);
  }
  for (const wrapper of body.querySelectorAll(WRAPPERS)) unwrap(wrapper);
  linkAddresses(body);
  const anchors = new Set(
    [...body.querySelectorAll("a[href^='#']")].map((link) => link.getAttribute("href")?.slice(1)),
  );
  for (const element of body.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      const isCode = name === "class" && /^language-[\w+#-]+$/.test(element.className);
      const isAnchor = name === "id" && anchors.has(element.id);
      if (name.startsWith("on")) {
        const says = `${name} of a <${element.localName}> is left out`;
        notes.push({ field: "text", says, isLost: true });
      }
      if (!ATTRIBUTES.has(name) && !isCode && !isAnchor) element.removeAttribute(name);
    }
    const address = element.getAttribute("href")?.trim() ?? "";
    if (!isAllowedAddress(address, true) && !/^file:/i.test(address)) {
      notes.push({
        field: "text",
        says: `a link to ${address.slice(0, 60)} is left out`,
        isLost: true,
      });
      element.replaceWith(...element.childNodes);
    }
  }
  for (const paragraph of body.querySelectorAll("p")) {
    if (paragraph.textContent.trim() === "" && !paragraph.querySelector("img, video, audio")) {
      paragraph.remove();
    }
  }
  return body;
}

function nodesOf(body: HTMLElement, kind: number): Node[] {
  const walker = document.createTreeWalker(body, kind);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function removeComments(body: HTMLElement): void {
  for (const comment of nodesOf(body, NodeFilter.SHOW_COMMENT)) {
    comment.parentNode?.removeChild(comment);
  }
}

/** Addresses in the text become links, as Markdown has it; WordPress embeds what they lead to. */
function linkAddresses(body: HTMLElement): void {
  for (const node of nodesOf(body, NodeFilter.SHOW_TEXT)) {
    if (!(node instanceof Text) || node.parentElement?.closest("a, code, pre")) continue;
    const parts = node.data.split(/(https?:\/\/[^\s<>"')\]]*[\w/])/);
    if (parts.length === 1) continue;
    node.replaceWith(...parts.map((part, index) => (index % 2 === 1 ? linkTo(part) : part)));
  }
}

function linkTo(address: string, words = address): HTMLElement {
  const link = document.createElement("a");
  link.setAttribute("href", address);
  link.textContent = words || address;
  return link;
}

/** A picture that leads to its large version: pages here show it large by themselves. */
function unwrapLinkToPicture(link: HTMLAnchorElement): void {
  const [image, ...others] = link.children;
  const leadsToPicture = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i.test(
    link.getAttribute("href") ?? "",
  );
  if (
    image?.localName === "img" &&
    others.length === 0 &&
    leadsToPicture &&
    link.textContent.trim() === ""
  ) {
    link.replaceWith(image);
  }
}

/** Every address in the tree, to be replaced by what `change` returns. */
export function changeAddresses(
  body: HTMLElement,
  change: (address: string, isPicture: boolean) => string,
): void {
  for (const [selector, name, isPicture] of [
    ["a[href]", "href", false],
    ["img[src]", "src", true],
    ["video[poster]", "poster", true],
    ["audio[src], video[src], source[src]", "src", false],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const address = element.getAttribute(name) ?? "";
      const changed = change(address, isPicture);
      if (changed !== address) element.setAttribute(name, changed);
    }
  }
}

function linksInsteadOfFrames(body: HTMLElement, notes: Note[]): void {
  for (const frame of body.querySelectorAll(FRAMES)) {
    const address = frame.getAttribute("src") ?? frame.getAttribute("data") ?? "";
    const link = address.startsWith("//") ? `https:${address}` : address;
    if (/^https?:/.test(link)) {
      notes.push({ field: "text", says: `what ${link.slice(0, 80)} embeds becomes a link` });
      frame.replaceWith(paragraphWith(link));
    } else {
      notes.push({ field: "text", says: `a <${frame.localName}> is left out`, isLost: true });
      frame.remove();
    }
  }
}

function paragraphWith(address: string, words?: string): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.append(linkTo(address, words));
  return paragraph;
}

function replaceTag(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  if (element.id) other.id = element.id;
  element.replaceWith(other);
}

/** A block that holds words of its own becomes a paragraph, the others go. */
function unwrap(wrapper: Element): void {
  const isBlock = wrapper.matches(
    "div, section, article, main, header, footer, aside, center, nav, figure",
  );
  const hasBlocks = wrapper.querySelector(BLOCKS) !== null;
  if (
    isBlock &&
    !hasBlocks &&
    wrapper.textContent.trim() !== "" &&
    !wrapper.parentElement?.closest("figure, li, td, th, p, summary")
  ) {
    replaceTag(wrapper, "p");
  } else {
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** The language of a block of code, as highlighters of other systems say it. */
function markCode(pre: Element): void {
  const code = pre.querySelector("code");
  const said = `${pre.className} ${code?.className ?? ""} ${pre.getAttribute("lang") ?? ""}`;
  const language = /(?:language-|lang[:-]|brush:\s*)([\w+#-]+)/.exec(said)?.[1];
  const marked = document.createElement("code");
  if (language) marked.className = `language-${language}`;
  marked.textContent = pre.textContent;
  pre.replaceChildren(marked);
}
