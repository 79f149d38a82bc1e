import { visit } from "unist-util-visit";
import { textOf } from "./elements";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

/**
 * Moves lists that are direct children of another list into the preceding item: Google Docs and old programs
 * write them this way.
 */
export function listsInItems(tree: HtmlRoot): void {
  visit(tree, "element", (list) => {
    if (!isList(list)) return;
    let item: Element | undefined;
    list.children = list.children.flatMap((child) => {
      if (child.type !== "element") return child;
      if (isList(child) && item) {
        item.children.push(child);
        return [];
      }
      item = isList(child)
        ? { type: "element", tagName: "li", properties: {}, children: [child] }
        : child;
      return item;
    });
  });
}

function isList({ tagName }: Element): boolean {
  return tagName === "ul" || tagName === "ol";
}

/**
 * Builds lists from the paragraphs that Word copies: each is styled `mso-list:l0 level1 lfo1` and begins with
 * its bullet or number, which shows its kind, in an element styled `mso-list:Ignore`. In a browser, Word puts
 * each item into a list of its own, with its level in `data-aria-level`.
 */
export function wordLists(tree: HtmlRoot): void {
  visit(tree, "element", (element) => {
    element.children = element.children.flatMap(paragraphsOf);
    if (element.children.some((child) => levelOf(child) > 0)) {
      element.children = withLists(element.children);
    }
  });
}

type Kind = "ol" | "ul";

/** Turns a list from Word in a browser, perhaps in a `div`, into desktop Word's paragraphs; returns other nodes as they are. */
function paragraphsOf(node: Element["children"][number]): Element["children"] {
  const list =
    node.type === "element" && node.tagName === "div" && node.children.length === 1
      ? node.children[0]
      : node;
  if (list?.type !== "element" || !isList(list)) return [node];
  const [first] = list.children;
  if (first?.type !== "element" || !first.properties["dataAriaLevel"]) return [node];
  return list.children.flatMap((item) =>
    item.type === "element"
      ? {
          type: "element",
          tagName: "p",
          properties: { style: `mso-list:level${String(item.properties["dataAriaLevel"])}` },
          children: [markerOf(list), ...item.children],
        }
      : [],
  );
}

function markerOf({ tagName }: Element): Element {
  return {
    type: "element",
    tagName: "span",
    properties: { style: "mso-list:ignore" },
    children: [{ type: "text", value: tagName === "ol" ? "1." : "·" }],
  };
}

function withLists(nodes: Element["children"]): Element["children"] {
  const result: Element["children"] = [];
  let open: Element[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level > 0 && node.type === "element") {
      const kind = /^\s*\(?[\da-z]+[.)]/i.test(takeMarker(node)) ? "ol" : "ul";
      if (open.length === 0) result.push(openList(open, 1, kind));
      open = open.slice(0, level);
      addItem(open, level, node, kind);
    } else if (node.type !== "text" || node.value.trim() !== "") {
      open = [];
      result.push(node);
    }
  }
  return result;
}

function addItem(open: Element[], level: number, paragraph: Element, kind: Kind): void {
  while (open.length < level) {
    const parent = open.at(-1);
    const list = openList(open, open.length + 1, kind);
    const last = parent?.children.at(-1);
    if (last?.type === "element") last.children.push(list);
    else parent?.children.push(list);
  }
  open.at(-1)?.children.push({ ...paragraph, tagName: "li", properties: {} });
}

function openList(open: Element[], level: number, tagName: Kind): Element {
  const list: Element = { type: "element", tagName, properties: {}, children: [] };
  open[level - 1] = list;
  return list;
}

/** Removes the bullet or number from a paragraph; it is often in an element with its font. */
function takeMarker(paragraph: Element): string {
  let text = "";
  visit(paragraph, "element", (element, index, parent) => {
    if (!isMarker(element) || !parent || index === undefined) return undefined;
    text ||= textOf(element);
    parent.children.splice(index, 1);
    return index;
  });
  return text;
}

function levelOf(node: HtmlNode): number {
  if (node.type !== "element" || node.tagName !== "p") return 0;
  return Number(/mso-list:[^;]*\blevel(\d)/.exec(String(node.properties["style"]))?.[1] ?? 0);
}

function isMarker({ properties }: Element): boolean {
  return /mso-list:\s*ignore/i.test(String(properties["style"]));
}
