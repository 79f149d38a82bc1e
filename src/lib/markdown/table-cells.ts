import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import { elementsOf, newElement } from "./elements";
import { codeIn } from "./html-handlers";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

const BLOCK =
  /^(?:p|div|section|article|h[1-6]|blockquote|[uod]l|li|d[td]|table|thead|tbody|tfoot|tr|t[dh])$/;

/** An element that does not exist in HTML: the end of a line in a cell. */
const LINE_END = "line-end";

/** Marks the line breaks in cells, where Markdown has none. */
export function markLineEnds(tree: HtmlRoot): void {
  visit(tree, "element", (cell) => {
    if (!/^t[dh]$/.test(cell.tagName)) return;
    visit(cell, "element", (element) => {
      if (element.tagName === "br") element.tagName = LINE_END;
    });
  });
}

export const cellHandlers: Options["handlers"] = {
  [LINE_END]: () => ({ type: "html", value: "<br>" }),
};

/**
 * Turns the paragraphs and lists in table cells into lines: in Markdown a cell is one line of inline elements.
 * A caption, which Markdown does not support, goes before its table.
 */
export function flattenTables(tree: HtmlRoot): void {
  visit(tree, "element", (table, index, parent) => {
    if (table.tagName !== "table" || !parent || index === undefined) return undefined;
    limitSpans(elementsOf(table, "tr"));
    const caption = table.children.find(
      (child) => child.type === "element" && child.tagName === "caption",
    );
    if (caption?.type !== "element") return undefined;
    table.children = table.children.filter((child) => child !== caption);
    parent.children.splice(index, 0, { ...caption, tagName: "div" });
    return index + 1;
  });
  visit(tree, "element", (cell) => {
    if (!/^t[dh]$/.test(cell.tagName)) return;
    const lines = linesOf(cell.children).filter((line) => line.some(isShown));
    for (const line of lines.slice(1)) {
      line.unshift(newElement(LINE_END, []));
    }
    cell.children = lines.flat();
  });
}

/**
 * Limits the columns that a cell spans to the number of cells in a row: some values are "100%" or arbitrary, and
 * Markdown gets a cell for each column.
 */
function limitSpans(rows: Element[]): void {
  const cells = rows.map((row) => row.children.filter((child) => child.type === "element"));
  const columns = Math.max(...cells.map(({ length }) => length));
  for (const { properties } of cells.flat())
    if (Number(properties["colSpan"]) > columns) properties["colSpan"] = columns;
}

function linesOf(nodes: Element["children"]): Element["children"][] {
  const lines: Element["children"][] = [];
  let line: Element["children"] = [];
  for (const node of nodes) {
    const isElement = node.type === "element";
    if (isElement && node.tagName === "pre") {
      const written = codeIn(node).split("\n");
      lines.push(
        line,
        ...written.map((one) => [newElement("code", [{ type: "text", value: one }])]),
      );
      line = [];
    } else if (isElement && BLOCK.test(node.tagName)) {
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
