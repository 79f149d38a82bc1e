import { useEffect, useState, type RefObject } from "react";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { quoteOf, type Block } from "./place-notes";

/** A block of the article with the element after it that its notes are rendered into. */
export type NoteSlot = Block & { element: HTMLElement };

const SLOT = "data-notes";
const NO_PARAGRAPH = "h1, h2, h3, h4, h5, h6, hr";

/**
 * Inserts an empty element after each block of the article in `container`, whose HTML React does not touch, and again
 * when the article changes.
 */
export function useNoteSlots(container: RefObject<HTMLElement | null>): NoteSlot[] {
  const [slots, setSlots] = useState<NoteSlot[]>([]);
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const update = () => {
      const article = root.querySelector(".article");
      if (article && !article.querySelector(`:scope > [${SLOT}]`)) setSlots(addSlots(article));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  return slots;
}

function addSlots(article: Element): NoteSlot[] {
  return [...article.children].flatMap((block, paragraph) => {
    if (block.matches(NO_PARAGRAPH)) return [];
    const element = document.createElement("div");
    element.setAttribute(SLOT, "");
    // Interface text within an article in another language.
    element.lang = PAGE_LANGUAGE;
    element.dir = import.meta.env.DIRECTION ?? "ltr";
    // The article's styles apply to elements, and must not affect this one.
    element.style.marginTop = "0";
    block.after(element);
    const text = block.textContent.trim() || block.querySelector("img")?.alt || "";
    return [{ paragraph, quote: quoteOf(text), element }];
  });
}
