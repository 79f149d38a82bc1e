import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import { convert, write } from "./convert";
import { cellHandlers, flattenTables } from "./table-cells";
import { tidyMarks } from "./tidy-marks";
import type { HtmlRoot } from "./trees";

/**
 * Converts HTML to Markdown as somebody would type it: what Markdown cannot express is dropped instead of
 * staying HTML.
 *
 * @param handlers for elements, in addition to those of all conversions
 */
export async function plainMarkdown(
  tree: HtmlRoot,
  handlers: Options["handlers"] = {},
): Promise<string> {
  dropAnchors(tree);
  flattenTables(tree);
  const markdown = await convert(tree, { ...cellHandlers, ...handlers });
  tidyMarks(markdown);
  return write(markdown.children);
}

/** Anchors, such as those that Word makes for a table of contents, are not links. */
function dropAnchors(tree: HtmlRoot): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "a" && element.properties["href"] === undefined)
      element.tagName = "span";
  });
}
