import { SKIP, visit } from "unist-util-visit";
import type { HtmlRoot } from "./trees";

/** Removes HTML comments, and anything parsed as one: an author's comments are not published. */
export function withoutHtmlComments() {
  return (tree: HtmlRoot) =>
    visit(tree, ["comment", "doctype"], (_node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
}
