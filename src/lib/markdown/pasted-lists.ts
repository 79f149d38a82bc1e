import { visit } from "unist-util-visit";
import { textOf } from "./text-of";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

/**
 * Makes lists of the paragraphs that Word copies: each is styled `mso-list:l0 level1 lfo1` and
 * begins with its bullet or number in an element styled `mso-list:Ignore`.
 */
export function wordLists(tree: HtmlRoot): void {
  visit(tree, "element", (element) => {
    if (element.children.some((child) => levelOf(child) > 0)) {
      element.children = withLists(element.children);
    }
  });
}

function withLists(nodes: Element["children"]): Element["children"] {
  const result: Element["children"] = [];
  let open: Element[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level > 0 && node.type === "element") {
      if (open.length === 0) result.push(openList(open, 1, node));
      open = open.slice(0, level);
      addItem(open, level, node);
    } else if (node.type !== "text" || node.value.trim() !== "") {
      open = [];
      result.push(node);
    }
  }
  return result;
}

function addItem(open: Element[], level: number, paragraph: Element): void {
  while (open.length < level) {
    const parent = open.at(-1);
    const list = openList(open, open.length + 1, paragraph);
    const last = parent?.children.at(-1);
    if (last?.type === "element") last.children.push(list);
    else parent?.children.push(list);
  }
  const words = paragraph.children.filter((child) => !isMarker(child));
  open.at(-1)?.children.push({ ...paragraph, tagName: "li", properties: {}, children: words });
}

/** Opens a list, of the kind that the paragraph's marker shows. */
function openList(open: Element[], level: number, paragraph: Element): Element {
  const marker = paragraph.children.find(isMarker);
  const isNumbered = marker?.type === "element" && /^\s*\(?[\da-z]+[.)]/i.test(textOf(marker));
  const list: Element = {
    type: "element",
    tagName: isNumbered ? "ol" : "ul",
    properties: {},
    children: [],
  };
  open[level - 1] = list;
  return list;
}

function levelOf(node: HtmlNode): number {
  if (node.type !== "element" || node.tagName !== "p") return 0;
  return Number(/mso-list:[^;]*\blevel(\d)/.exec(String(node.properties["style"]))?.[1] ?? 0);
}

function isMarker(node: HtmlNode): boolean {
  return node.type === "element" && /mso-list:\s*ignore/i.test(String(node.properties["style"]));
}
