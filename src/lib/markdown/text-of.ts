import { visit } from "unist-util-visit";
import type { Element } from "./trees";

export function textOf(element: Element): string {
  const parts: string[] = [];
  visit(element, "text", (text) => {
    parts.push(text.value);
  });
  return parts.join("");
}
