import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

const BLOCK =
  /^(?:p|div|section|article|h[1-6]|blockquote|pre|[uod]l|li|d[td]|table|thead|tbody|tfoot|tr|t[dh])$/;

/** An element that no HTML has: where a line of a cell ends. */
const LINE_END = "line-end";

export const cellHandlers: Options["handlers"] = {
  [LINE_END]: () => ({ type: "html", value: "<br>" }),
};

/** Makes lines of the paragraphs and lists in cells of tables: in Markdown a cell is one line of inline elements. */
export function flattenCells(tree: HtmlRoot): void {
  visit(tree, "element", (cell) => {
    if (!/^t[dh]$/.test(cell.tagName)) return;
    const lines = linesOf(cell.children).filter((line) => line.some(isShown));
    for (const line of lines.slice(1)) {
      line.unshift({ type: "element", tagName: LINE_END, properties: {}, children: [] });
    }
    cell.children = lines.flat();
  });
}

function linesOf(nodes: Element["children"]): Element["children"][] {
  const lines: Element["children"][] = [];
  let line: Element["children"] = [];
  for (const node of nodes) {
    const isElement = node.type === "element";
    if (isElement && BLOCK.test(node.tagName)) {
      lines.push(line, ...linesOf(node.children));
      line = [];
    } else if (isElement && node.tagName === "br") {
      lines.push(line);
      line = [];
    } else {
      line.push(node);
    }
  }
  return [...lines, line];
}

function isShown(node: HtmlNode): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && (node.tagName === "img" || node.children.some(isShown));
}
