import { visit } from "unist-util-visit";
import { fragmentName } from "@/lib/text/fragment-name";
import { textOf } from "./text-of";
import type { HtmlRoot } from "./trees";

/**
 * Fits headings into a page whose title is its `h1`: one `#` gives an `h2`, as two do. Each heading
 * gets an id made of its words, so that links such as `#the-first-part` lead to it.
 */
export function headings() {
  return (tree: HtmlRoot) => {
    const taken = new Set<string>();
    visit(tree, "element", (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return;
      if (element.tagName === "h1") element.tagName = "h2";
      element.properties["id"] ??= fragmentName(textOf(element), taken);
    });
  };
}
