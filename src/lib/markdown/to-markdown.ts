import { sanitize } from "@/lib/html/sanitize";
import { convert, parseHtml, write } from "./convert";
import { htmlOf } from "./html-handlers";
import { toHtml } from "./to-html";
import { cellHandlers, markLineEnds } from "./table-cells";
import type { Element, HtmlNode, HtmlRoot, MarkdownNode } from "./trees";
import { visibleForm } from "./visible-form";

/** See `markdownFromHtml`. */
export async function toMarkdown(html: string): Promise<{ markdown: string; isSame: boolean }> {
  const anchors = idsIn(sanitize(html));
  const blocks = await Promise.all(parseHtml(html).children.map((node) => blockOf(node, anchors)));
  const markdown = write(blocks.flat());
  return { markdown, isSame: await isSame(html, markdown, anchors) };
}

/** A block as Markdown, or as HTML if Markdown would render differently. */
async function blockOf(node: HtmlNode, anchors: Set<string>): Promise<MarkdownNode[]> {
  if (node.type === "text" && node.value.trim() === "") return [];
  const tree: HtmlRoot = { type: "root", children: [structuredClone(node)] };
  markLineEnds(tree);
  const { children } = await convert(tree, cellHandlers);
  if (node.type !== "element") return children;
  if (await isSame(htmlOf(node), write(children), anchors)) return children;
  return [{ type: "html", value: htmlBlock(node) }];
}

async function isSame(html: string, markdown: string, anchors: Set<string>): Promise<boolean> {
  const rendered = await toHtml(markdown);
  return visibleForm(sanitize(html), anchors) === visibleForm(sanitize(rendered), anchors);
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
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return new Set([...body.querySelectorAll("[id]")].map(({ id }) => id));
}
