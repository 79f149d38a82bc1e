import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import { unified } from "unified";
import { htmlHandlers } from "./html-handlers";
import { stringifier } from "./stringifier";
import type { HtmlRoot, MarkdownNode, MarkdownRoot } from "./trees";

const reader = unified().use(rehypeParse, { fragment: true }).freeze();

/** Parses a piece of HTML. */
export function parseHtml(html: string): HtmlRoot {
  return reader.parse(html);
}

/**
 * Converts HTML without comparing the result.
 *
 * @param handlers of elements, besides those that all conversions have
 */
export async function convert(
  tree: HtmlRoot,
  handlers: Options["handlers"] = {},
): Promise<MarkdownRoot> {
  return unified()
    .use(rehypeRemark, { handlers: { ...htmlHandlers, ...handlers } })
    .run(tree);
}

export function write(children: MarkdownNode[]): string {
  return stringifier.stringify({ type: "root", children });
}
