import type { BlockPosition } from "@/lib/reading/positions";
import { READING_LINE } from "./article-position";

/** The elements that a reading position can refer to. */
const BLOCKS = "h2, h3, h4, p, li, pre, tr, figure";

/** The block being read: the last one that begins above the reading line. */
export function blockBeingRead(): Element | undefined {
  // Some browsers only scroll to whole pixels.
  const line = window.innerHeight * READING_LINE + 1;
  return blocks().findLast((block) => block.getBoundingClientRect().top <= line);
}

export function positionOf(block: Element): BlockPosition {
  const all = blocks();
  const index = all.indexOf(block);
  const heading = all.findLastIndex((other, at) => at <= index && isSection(other));
  return { section: all[heading]?.id ?? "", block: index - heading };
}

/** The block at a position; undefined if the article no longer has it. */
export function blockAt({ section, block }: BlockPosition): Element | undefined {
  const all = blocks();
  const heading = all.findIndex((other) => isSection(other) && other.id === section);
  return heading < 0 && section ? undefined : all[heading + block];
}

/** The title of the section that a block is in; undefined before the first. */
export function sectionOf(block: Element): string | undefined {
  return document.getElementById(positionOf(block).section)?.textContent;
}

/** Scrolls to a block, and lets the keyboard and screen readers continue from there. */
export function continueReadingAt(block: Element): void {
  const { top } = block.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight * READING_LINE, behavior: "instant" });
  if (!(block instanceof HTMLElement)) return;
  // Wide code scrolls with the keyboard and is a tab stop already.
  if (!block.hasAttribute("tabindex")) block.tabIndex = -1;
  block.focus({ preventScroll: true });
}

function blocks(): Element[] {
  return [...document.querySelectorAll(`.article :is(${BLOCKS})`)];
}

function isSection({ tagName, id }: Element): boolean {
  return /^H\d$/.test(tagName) && id !== "";
}
