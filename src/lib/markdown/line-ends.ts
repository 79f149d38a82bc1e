import { visit } from "unist-util-visit";
import type { MarkdownRoot } from "./trees";

const WIDE = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3001-\u303f\uff01-\uff60`;

/** A line break within a sentence; at the beginning or end of a quotation, the other side determines the script. */
const WITHIN = new RegExp(
  String.raw`(?<=[${WIDE}])\n(?=[${WIDE}“‘…—])|(?<=[”’…—])\n(?=[${WIDE}])`,
  "gu",
);

/** Removes line breaks within sentences in Chinese or Japanese. */
export function joinLines(text: string): string {
  return text.replace(WITHIN, "");
}

/**
 * Joins lines in Chinese and Japanese, which have no spaces: a line break would become a space in some
 * browsers, in descriptions and in search.
 */
export function joinedLines() {
  return (tree: MarkdownRoot) =>
    visit(tree, "paragraph", (paragraph) => {
      const texts: { value: string }[] = [];
      visit(paragraph, (node) => {
        if (node.type === "text") texts.push(node);
        // Lines are not joined across a picture, code or a tag.
        else if (!("children" in node)) texts.push({ value: "\0" });
      });
      const original = texts.map(({ value }) => value).join("");
      const joined = original.replace(WITHIN, "\0");
      if (joined === original) return;
      let at = 0;
      for (const text of texts) {
        const end = at + text.value.length;
        text.value = joined.slice(at, end).replaceAll("\0", "");
        at = end;
      }
    });
}
