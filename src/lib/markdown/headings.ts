import { SKIP, visit } from "unist-util-visit";
import { decoded } from "@/lib/text/decoded";
import { fragmentName, lettersOf } from "@/lib/text/fragment-name";
import type { Element, HtmlRoot } from "./trees";

/**
 * Shifts headings below the page's `h1`, which is the title: `#` gives an `h2`, as `##` does. Each heading gets
 * an id derived from its words, without footnote numbers, so that links such as `#the-first-part` work. Links made
 * elsewhere may have other hyphens, capitals or composed letters: `#-The-first-part`.
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
      element.properties["id"] ??= fragmentName(headingText(element), usedIds);
    });
    const ids = new Map([...usedIds].toReversed().map((id) => [lettersOf(id), id]));
    visit(tree, "element", ({ properties }) => {
      const [, name] = /^#(.+)/.exec(String(properties["href"])) ?? [];
      if (name === undefined || usedIds.has(name) || usedIds.has(decoded(name))) return;
      // A heading may have none, such as "---" and "???".
      const letters = lettersOf(decoded(name));
      const id = letters && ids.get(letters);
      if (id) properties["href"] = `#${id}`;
    });
  };
}

function headingText(heading: Element): string {
  let text = "";
  visit(heading, (node) => {
    if (node.type === "element" && String(node.properties["href"]).startsWith("#fn-")) return SKIP;
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return text;
}
