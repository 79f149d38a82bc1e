import { gather } from "./blocks.ts";
import { BLOCKS, neighbour, replaceTag } from "./elements.ts";

/** Elements that end a line. */
const ENDS = `${BLOCKS}, br, dt, dd, li, figcaption, summary, img`;

/** A block that directly contains text becomes a paragraph, others are removed. */
export function unwrap(wrapper: Element): void {
  const isBlock = wrapper.matches(
    "div, section, article, main, header, footer, aside, center, nav, hgroup, fieldset, figure",
  );
  const hasBlocks = wrapper.querySelector(BLOCKS) !== null;
  const isFree = !wrapper.parentElement?.closest("figure, li, td, th, p, summary, dl");
  // The last words of a block must not run into the first of the next.
  if (isBlock && hasBlocks && isFree) gather(wrapper);
  const isShown = wrapper.textContent.trim() !== "" || wrapper.querySelector("img") !== null;
  if (isBlock && !hasBlocks && isFree && isShown) {
    replaceTag(wrapper, "p");
  } else {
    if (isBlock && wrapper.hasAttribute("dir"))
      for (const block of wrapper.children)
        block.setAttribute("dir", block.getAttribute("dir") ?? wrapper.getAttribute("dir") ?? "");
    if (isBlock && !isFree && !hasBlocks && wrapper.textContent.trim() !== "") endLines(wrapper);
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** A block's text must not share a line with its neighbours, even in a cell or an item. */
function endLines(block: Element): void {
  if (isInline(neighbour(block, "previousSibling"))) block.before(document.createElement("br"));
  if (isInline(neighbour(block, "nextSibling"))) block.after(document.createElement("br"));
}

function isInline(node: Node | null): boolean {
  if (!(node instanceof Element)) return node !== null;
  // One that is still to be unwrapped counts as its text.
  return node.matches("div") ? node.querySelector(BLOCKS) === null : !node.matches(ENDS);
}

/** A link, or emphasis, around blocks becomes one in each of them: in Markdown none contains a heading. */
export function spread(selector: string, body: HTMLElement): void {
  const names = `${BLOCKS}, summary, li, dt, dd, figcaption, caption, thead, tbody, tfoot, tr, td, th`;
  for (const link of body.querySelectorAll(selector)) {
    if (!link.querySelector(BLOCKS)) continue;
    // Players contain files, and blocks of code no emphasis.
    const closed = link.localName === "a" ? "video, audio" : "video, audio, pre";
    for (const block of [link, ...link.querySelectorAll(names)]) {
      if (block.matches(closed)) continue;
      let own: Node | null = null;
      for (const node of [...block.childNodes]) {
        const isBlock =
          node instanceof Element && (node.matches(names) || node.querySelector(BLOCKS));
        if (isBlock) own = null;
        else if (own || node instanceof Element || node.nodeValue?.trim() !== "") {
          own ??= block.insertBefore(link.cloneNode(false), node);
          own.appendChild(node);
        }
      }
    }
    link.replaceWith(...link.childNodes);
  }
}
