import { visit } from "unist-util-visit";
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
      element.properties["id"] ??= newName(textOf(element), taken);
    });
  };
}

/** The words in lower case with hyphens between them, as GitHub names its headings. */
function newName(words: string, taken: Set<string>): string | undefined {
  const name = words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  if (name === "") return undefined;
  let unique = name;
  for (let number = 1; taken.has(unique); number++) unique = `${name}-${number}`;
  taken.add(unique);
  return unique;
}
