import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isUnspaced } from "./characters";
import { htmlHandlers, restoreHtml } from "./html-handlers";
import type { HtmlRoot, MarkdownNode, MarkdownRoot } from "./trees";

const reader = unified().use(rehypeParse, { fragment: true }).freeze();

export function parseHtml(html: string): HtmlRoot {
  return reader.parse(html);
}

/**
 * Converts HTML without comparing the result.
 *
 * @param handlers for elements, in addition to those of all conversions
 */
export async function convert(
  tree: HtmlRoot,
  handlers: Options["handlers"] = {},
): Promise<MarkdownRoot> {
  const markdown = await unified()
    .use(rehypeRemark, { handlers: { ...htmlHandlers, ...handlers } })
    .run(tree);
  restoreHtml(markdown);
  escapeBarsInCells(markdown);
  return markdown;
}

/**
 * Escapes the bars of formulas and tags in cells, which would separate cells elsewhere. Those of text and code are escaped
 * when they are written.
 */
function escapeBarsInCells(tree: MarkdownRoot): void {
  visit(tree, "tableCell", (cell) =>
    visit(cell, ["inlineMath", "html"], (node) => {
      if (!("value" in node)) return;
      // Formulas in double dollars are nodes of HTML, too.
      const isTag = node.type === "html" && node.value.startsWith("<");
      node.value = isTag
        ? node.value.replaceAll("|", "&#124;")
        : node.value.replace(/\\[^]|\|/g, (part) => BARS.get(part) ?? part);
    }),
  );
}

/** Of formulas, see `unescapeBars`. */
const BARS = new Map([
  ["|", String.raw`\|`],
  [String.raw`\|`, String.raw`\Vert `],
]);

/** Writes a tree as Markdown, in the same style as the editor's toolbar. */
const stringifier = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    fences: true,
    listItemIndent: "one",
    rule: "-",
  })
  .freeze();

/** An encoded letter next to emphasis. */
const ENCODED = /(?<=[*~])&#x([\dA-F]+);|&#x([\dA-F]+);(?=[*~])/g;

export function write(children: MarkdownNode[]): string {
  const root: MarkdownRoot = { type: "root", children };
  const markdown = stringifier.stringify(root);
  return hasCharacterReferences(root) ? markdown : markdown.replace(ENCODED, decodeIfUnneeded);
}

/** CommonMark requires encoding between words and punctuation; this site's Markdown does not in every script. */
function decodeIfUnneeded(written: string, before?: string, after?: string): string {
  const code = parseInt(before ?? after ?? "", 16);
  return isUnspaced(code) ? String.fromCodePoint(code) : written;
}

function hasCharacterReferences(root: MarkdownRoot): boolean {
  let isFound = false;
  visit(root, ["code", "inlineCode", "html"], (node) => {
    if ("value" in node && node.value.includes("&#x")) isFound = true;
  });
  return isFound;
}
