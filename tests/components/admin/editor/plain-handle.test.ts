import { expect, onTestFinished, test } from "vitest";
import { insert } from "@/components/admin/editor/commands";
import { plainHandle } from "@/components/admin/editor/plain-handle";

/** A text area on a page whose browser types by `type`. */
function areaOnPage(type: (area: HTMLTextAreaElement, text: string) => void): HTMLTextAreaElement {
  const area = document.body.appendChild(document.createElement("textarea"));
  Object.assign(document, {
    execCommand: (_command: string, _hasInterface: boolean, text: string) => {
      type(area, text);
      return true;
    },
  });
  onTestFinished(() => {
    area.remove();
    Reflect.deleteProperty(document, "execCommand");
  });
  return area;
}

/** As Chromium does it: what would be within a character of several parts goes behind it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  const starts = Array.from(new Intl.Segmenter().segment(area.value), ({ index }) => index);
  const edge = (at: number) => starts.find((start) => start >= at) ?? area.value.length;
  area.setRangeText(text, edge(area.selectionStart), edge(area.selectionEnd), "end");
}

test.each([
  ["an emoji", "😁", "😀 "],
  ["a flag", "🇩🇪", "🇩🇰 "],
  ["an accent", "e\u0301", "e "],
  ["an emoji, and more behind it", "😁😁 😁", "😀"],
])("a text stays whole before %s that begins the same", (_, text, inserted) => {
  const area = areaOnPage(insertText);
  area.value = text;
  area.setSelectionRange(0, 0);
  plainHandle(area, () => undefined).run(insert(inserted));
  expect(area.value).toBe(inserted + text);
  expect(area.selectionStart).toBe(inserted.length);
});

test("what comes late goes into its field, not into another one that cannot lose the focus", () => {
  const typed: string[] = [];
  const area = areaOnPage((_area, text) => typed.push(text));
  area.disabled = true;
  plainHandle(area, () => undefined).run(insert("late"));
  expect(area.value).toBe("late");
  expect(typed).toEqual([]);
});
