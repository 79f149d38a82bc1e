import { visit } from "unist-util-visit";
import type { Element, HtmlNode, HtmlRoot } from "./trees";

/**
 * Turns each image, or linked image, that is a paragraph of its own into a figure; its title becomes the
 * caption. Runs before raw HTML is parsed, so that paragraphs typed as HTML stay.
 */
export function figures() {
  return (tree: HtmlRoot) =>
    visit(tree, "element", (element) => {
      if (element.tagName === "img") element.properties["loading"] = "lazy";
      if (element.tagName === "p") toFigure(element);
    });
}

function toFigure(paragraph: Element): void {
  const only = onlyElement(paragraph);
  const image = only?.tagName === "a" ? onlyElement(only) : only;
  if (image?.tagName !== "img") return;
  const caption = image.properties["title"];
  delete image.properties["title"];
  paragraph.tagName = "figure";
  if (typeof caption === "string" && caption !== "") {
    paragraph.children.push({
      type: "element",
      tagName: "figcaption",
      properties: {},
      children: [{ type: "text", value: caption }],
    });
  }
}

function onlyElement({ children }: Element): Element | undefined {
  const shown = children.filter((child: HtmlNode) => child.type !== "text" || child.value.trim());
  const [only] = shown;
  return shown.length === 1 && only?.type === "element" ? only : undefined;
}
