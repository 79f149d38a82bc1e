import { visit } from "unist-util-visit";
import type { MarkdownNode, MarkdownRoot, Paragraph } from "./trees";

type Inline = Paragraph["children"];

/**
 * A URL between `<a href>` and `</a>` is that link's text. A separate link would end the other, leaving it
 * without text.
 */
export function linksInHtml() {
  return (tree: MarkdownRoot) =>
    visit(tree, (node) => {
      if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
        node.children = unnested(node.children);
    });
}

function unnested(inline: Inline): Inline {
  let isWithin = false;
  const changed = (nodes: Inline): Inline =>
    nodes.flatMap((node) => {
      if (node.type === "html")
        isWithin =
          /^<a\s[^>]*\bhref\b/i.test(node.value) || (isWithin && !/^<\/a\b/i.test(node.value));
      if (isWithin && isBare(node)) return node.children;
      if ("children" in node) node.children = changed(node.children);
      return [node];
    });
  return changed(inline);
}

function isBare(node: MarkdownNode): node is Extract<MarkdownNode, { type: "link" }> {
  if (node.type !== "link") return false;
  const [content] = node.children;
  return content?.type === "text" && node.url.endsWith(content.value);
}
