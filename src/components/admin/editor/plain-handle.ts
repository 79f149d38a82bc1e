import { graphemeEnd, graphemeStart } from "@/lib/text/graphemes";
import { changeBetween, insertParagraphs, type Edited, type TextCommand } from "./commands";
import type { TextHandle } from "./text-surface";

export function editedOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Edited {
  return { text: value, from: selectionStart, to: selectionEnd };
}

export function plainHandle(area: HTMLTextAreaElement, flush: () => void): TextHandle {
  const run = (command: TextCommand) => {
    const next = command(editedOf(area));
    area.focus();
    if (!next) return;
    change(area, next.text);
    area.setSelectionRange(next.from, next.to);
  };
  // Lines wrap: the share of the text is the best guess.
  const heightOf = (offset: number) =>
    (area.scrollHeight * offset) / Math.max(1, area.value.length);
  return {
    run,
    insertParagraphs: (paragraphs) => run(insertParagraphs(paragraphs)),
    replace: (search, by) => {
      const at = area.value.indexOf(search);
      if (at === -1) return false;
      const { selectionStart, selectionEnd } = area;
      area.setRangeText(by, at, at + search.length, "preserve");
      // Some browsers do not preserve a selection after the change.
      const moved = (caret: number) =>
        caret >= at + search.length ? caret + by.length - search.length : Math.min(caret, at);
      area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
      area.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    },
    flush,
    field: area,
    scroller: area,
    topOf: heightOf,
    caretTop: () => heightOf(area.selectionEnd),
  };
}

/** Changes the text the way typing does, so that the browser can undo it. */
function change(area: HTMLTextAreaElement, text: string): void {
  const { value } = area;
  const difference = changeBetween(value, text);
  if (difference.from === difference.to && !difference.insert) return;
  // Chrome inserts nothing within a character of several parts, such as a flag, but behind it.
  const [from, to] = [graphemeStart(value, difference.from), graphemeEnd(value, difference.to)];
  const inserted = text.slice(from, text.length - value.length + to);
  area.setSelectionRange(from, to);
  // Not supported everywhere; it has no successor that keeps the undo history.
  const isDone =
    document.activeElement === area &&
    "execCommand" in document &&
    document.execCommand(inserted ? "insertText" : "delete", false, inserted);
  if (isDone) return;
  area.setRangeText(inserted, from, to, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
