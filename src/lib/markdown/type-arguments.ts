import { visit } from "unist-util-visit";
import { HTML_TAGS, WRAPPERS } from "@/lib/html/allowed";
import type { MarkdownRoot } from "./trees";

/** Elements that are HTML even right after a word: those that stay, or leave their contents, and whole parts. */
const ELEMENTS = new Set([
  ...HTML_TAGS,
  ...WRAPPERS,
  ..."script style iframe svg canvas form select textarea button noscript".split(" "),
]);
const TAG = /^<([a-z][a-z\d]*)>$/i;
const WORD_END = /[\p{L}\p{N}_]$/u;

/**
 * Keeps type arguments as text: `Vec<String>` and `Promise<void>` are written like tags, which readers would not get.
 */
export function typeArguments() {
  return (tree: MarkdownRoot) =>
    visit(tree, "html", ({ value }, index, parent) => {
      const name = TAG.exec(value)?.[1];
      if (name === undefined || !parent || index === undefined) return;
      const before = parent.children[index - 1];
      if (before?.type !== "text" || !WORD_END.test(before.value)) return;
      if (!ELEMENTS.has(name.toLowerCase())) parent.children[index] = { type: "text", value };
    });
}
