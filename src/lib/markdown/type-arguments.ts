import { visit } from "unist-util-visit";
import { HTML_TAGS, isAllowedUrl, WRAPPERS } from "@/lib/html/allowed";
import type { MarkdownNode, MarkdownRoot } from "./trees";

const ELEMENTS = new Set([...HTML_TAGS, ...WRAPPERS]);
const TAG = /^<([a-z][a-z\d]*)(?: [a-z\d ]+)?>$/i;
const WORD_END = /[\p{L}\p{N}_:]$/u;

/**
 * Keeps type arguments as text. `Vec<String>` and `Box<dyn Error>` are written like tags, which readers would not get: right
 * after a word, a tag is an element only if readers can get it, or if it is closed. `vector<std::string>` is written like
 * a link, with a scheme that no link may have.
 */
export function typeArguments() {
  return (tree: MarkdownRoot) => {
    visit(tree, "link", ({ url, children: [text] }, index, parent) => {
      if (isAllowedUrl(url, true) || text?.type !== "text" || text.value !== url) return;
      if (!parent || index === undefined || !isAfterWord(parent.children[index - 1])) return;
      parent.children[index] = { type: "text", value: `<${url}>` };
    });
    visit(tree, "html", ({ value }, index, parent) => {
      const name = TAG.exec(value)?.[1]?.toLowerCase();
      if (name === undefined || !parent || index === undefined) return;
      if (!isAfterWord(parent.children[index - 1])) return;
      const isClosed = parent.children.some(
        (node) => node.type === "html" && node.value.toLowerCase() === `</${name}>`,
      );
      if (!isClosed && !ELEMENTS.has(name)) parent.children[index] = { type: "text", value };
    });
  };
}

function isAfterWord(before: MarkdownNode | undefined): boolean {
  return before?.type === "text" && WORD_END.test(before.value);
}
