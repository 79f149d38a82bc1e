import { visit } from "unist-util-visit";
import type { Element } from "./trees";

export function textOf(element: Element): string {
  const words: string[] = [];
  visit(element, "text", (text) => {
    words.push(text.value);
  });
  return words.join("");
}
