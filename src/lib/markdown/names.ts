import { visit } from "unist-util-visit";
import type { HtmlRoot } from "./trees";

/** Displays "↩" as text: on phones it would be an emoji. */
const TEXT_STYLE = "\uFE0E";

/**
 * Adds accessible names: the number of a footnote, the arrow back from it, the checkbox of a task. Removes
 * attributes for GitHub's scripts and styles.
 */
export function accessibleNames() {
  return (tree: HtmlRoot) =>
    visit(tree, "element", (element) => {
      const { properties } = element;
      if ("dataFootnotes" in properties) {
        element.tagName = "div";
        element.properties = { className: ["footnotes"] };
      } else if ("dataFootnoteRef" in properties) {
        const [number] = element.children;
        const label = number?.type === "text" ? `Footnote ${number.value}` : "Footnote";
        element.properties = { href: properties["href"], id: properties["id"], ariaLabel: label };
      } else if ("dataFootnoteBackref" in properties) {
        element.properties = { href: properties["href"], ariaLabel: properties["ariaLabel"] };
        const [arrow] = element.children;
        if (arrow?.type === "text") arrow.value += TEXT_STYLE;
      } else if (element.tagName === "input" && properties["type"] === "checkbox") {
        properties["ariaLabel"] = "Done";
      }
    });
}
