import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import { convert, write } from "./convert";
import { cellHandlers, flattenTables } from "./table-cells";
import { tidyMarks } from "./tidy-marks";
import type { HtmlRoot } from "./trees";

/**
 * Converts HTML to Markdown as somebody would type it: what Markdown has no words for goes, instead of staying HTML.
 *
 * @param handlers of elements, besides those that all conversions have
 */
export async function plainMarkdown(
  tree: HtmlRoot,
  handlers: Options["handlers"] = {},
): Promise<string> {
  dropPlaces(tree);
  flattenTables(tree);
  const markdown = await convert(tree, { ...cellHandlers, ...handlers });
  tidyMarks(markdown);
  return write(markdown.children);
}

/** Places that others lead to, such as those that Word makes for a table of contents, are no links. */
function dropPlaces(tree: HtmlRoot): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "a" && element.properties["href"] === undefined)
      element.tagName = "span";
  });
}
