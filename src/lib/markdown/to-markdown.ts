import { parseInert } from "@/lib/html/parse-inert";
import { sanitize } from "@/lib/html/sanitize";
import { convert, parseHtml, write } from "./convert";
import { htmlOf } from "./html-handlers";
import { toHtml } from "./to-html";
import { cellHandlers, markLineEnds } from "./table-cells";
import type { Element, HtmlNode, HtmlRoot, MarkdownNode } from "./trees";
import { visibleForm } from "./visible-form";

/** See `markdownFromHtml`. */
export async function toMarkdown(html: string): Promise<{ markdown: string; isSame: boolean }> {
  const shown = sanitize(html);
  const anchors = idsIn(shown);
  const blocks = await Promise.all(parseHtml(html).children.map(convertBlock));
  const markdown = write(blocks.flatMap(({ children }) => children));
  if (await isSame(shown, markdown, anchors)) return { markdown, isSame: true };
  // Block by block takes as long again, so only if something is rendered differently.
  const compared = await Promise.all(blocks.map((block) => comparedBlock(block, anchors)));
  const mixed = write(compared.flat());
  return { markdown: mixed, isSame: await isSame(shown, mixed, anchors) };
}

type Block = { node: HtmlNode; children: MarkdownNode[] };

async function convertBlock(node: HtmlNode): Promise<Block> {
  if (node.type === "text" && node.value.trim() === "") return { node, children: [] };
  const tree: HtmlRoot = { type: "root", children: [structuredClone(node)] };
  markLineEnds(tree);
  const { children } = await convert(tree, cellHandlers);
  return { node, children };
}

/** A block as Markdown, or as HTML if Markdown would render differently. */
async function comparedBlock(
  { node, children }: Block,
  anchors: Set<string>,
): Promise<MarkdownNode[]> {
  if (node.type !== "element") return children;
  if (await isSame(sanitize(htmlOf(node)), write(children), anchors)) return children;
  return [{ type: "html", value: htmlBlock(node) }];
}

/** @param shown sanitized HTML */
async function isSame(shown: string, markdown: string, anchors: Set<string>): Promise<boolean> {
  const rendered = sanitize(await toHtml(markdown));
  return visibleForm(shown, anchors) === visibleForm(rendered, anchors);
}

/** Elements that begin an HTML block wherever a line starts with their tag. */
const OPENS_BLOCK = /^(blockquote|details|div|dl|figure|h\d|hr|ol|p|pre|table|ul)$/;

/** An HTML block ends at a blank line, so it must not contain one. */
function htmlBlock(element: Element): string {
  const html = htmlOf(element).replace(/\n(?=[ \t]*\n)/g, "&#10;");
  // Other elements begin one only with a tag that is alone on its line.
  return OPENS_BLOCK.test(element.tagName) ? html : html.replace(/^(<[^>]+>)(?!$)/, "$1\n");
}

function idsIn(html: string): Set<string> {
  return new Set([...parseInert(html).querySelectorAll("[id]")].map(({ id }) => id));
}
