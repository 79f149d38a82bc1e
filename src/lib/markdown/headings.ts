import { SKIP, visit } from "unist-util-visit";
import { fragmentName } from "@/lib/text/fragment-name";
import type { Element, HtmlRoot } from "./trees";

/**
 * Shifts headings below the page's `h1`, which is the title: `#` gives an `h2`, as `##` does. Each heading gets
 * an id derived from its words, without footnote numbers, so that links such as `#the-first-part` work. Tables of
 * contents made for GitHub also have the hyphen next to an emoji: `#-the-first-part`.
 */
export function headings() {
  return (tree: HtmlRoot) => {
    const usedIds = new Set<string>();
    visit(tree, "element", ({ properties: { id } }) => {
      if (typeof id === "string") usedIds.add(id);
    });
    visit(tree, "element", (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return;
      if (element.tagName === "h1") element.tagName = "h2";
      element.properties["id"] ??= fragmentName(wordsOf(element), usedIds);
    });
    const names = new Set([...usedIds].flatMap((name) => [name, encodeURI(name)]));
    visit(tree, "element", ({ properties }) => {
      const name = /^#(.+)/.exec(String(properties["href"]))?.[1] ?? "";
      const bare = name.replace(/\uFE0F|%EF%B8%8F/gi, "").replace(/^-|-$/g, "");
      if (!names.has(name) && names.has(bare)) properties["href"] = `#${bare}`;
    });
  };
}

function wordsOf(heading: Element): string {
  let words = "";
  visit(heading, (node) => {
    if (node.type === "element" && String(node.properties["href"]).startsWith("#fn-")) return SKIP;
    if (node.type === "text") words += node.value;
    return undefined;
  });
  return words;
}
