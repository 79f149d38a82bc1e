import { visit } from "unist-util-visit";
import type { Element, HtmlNode } from "./trees";

export function isElement(node: HtmlNode): node is Element {
  return node.type === "element";
}

export function elementsOf(element: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(element, "element", (child) => {
    if (child.tagName === name) found.push(child);
  });
  return found;
}

export function textOf(element: Element): string {
  const parts: string[] = [];
  visit(element, "text", (text) => {
    parts.push(text.value);
  });
  return parts.join("");
}

export function classesOf({ properties }: Element): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export function newElement(tagName: string, children: Element["children"]): Element {
  return { type: "element", tagName, properties: {}, children };
}
