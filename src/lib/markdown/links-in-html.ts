import { visit } from "unist-util-visit";
import type { MarkdownNode, MarkdownRoot } from "./trees";

/**
 * An address between `<a href>` and `</a>` is the words of that link. A link of its own would end the other, which would
 * be left without words.
 */
export function linksInHtml() {
  return (tree: MarkdownRoot) =>
    visit(tree, "paragraph", (paragraph) => {
      let isWithin = false;
      paragraph.children = paragraph.children.flatMap((node) => {
        if (node.type === "html")
          isWithin =
            /^<a\s[^>]*\bhref\b/i.test(node.value) || (isWithin && !/^<\/a\b/i.test(node.value));
        return isWithin && isBare(node) ? node.children : [node];
      });
    });
}

function isBare(node: MarkdownNode): node is Extract<MarkdownNode, { type: "link" }> {
  if (node.type !== "link") return false;
  const [words] = node.children;
  return words?.type === "text" && node.url.endsWith(words.value);
}
