import { visit } from "unist-util-visit";
import type { MarkdownNode, MarkdownRoot } from "./trees";

/**
 * A URL between `<a href>` and `</a>` is that link's text. A separate link would end the other, leaving it
 * without text.
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
  const [content] = node.children;
  return content?.type === "text" && node.url.endsWith(content.value);
}
