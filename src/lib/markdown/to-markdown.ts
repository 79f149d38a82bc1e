import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { sanitize } from "@/lib/html/sanitize";
import { htmlHandlers, htmlOf } from "./html-handlers";
import { stringifier } from "./stringifier";
import { toHtml } from "./to-html";
import type { Element, HtmlNode, HtmlRoot, MarkdownNode, MarkdownRoot } from "./trees";
import { visibleForm } from "./visible-form";

const reader = unified().use(rehypeParse, { fragment: true }).freeze();
const converter = unified().use(rehypeRemark, { handlers: htmlHandlers }).freeze();

/** See `markdownFromHtml`. */
export async function toMarkdown(html: string): Promise<{ markdown: string; isSame: boolean }> {
  const anchors = idsIn(sanitize(html));
  const blocks = await Promise.all(
    reader.parse(html).children.map((node) => blockOf(node, anchors)),
  );
  const markdown = write(blocks.flat());
  return { markdown, isSame: await isSame(html, markdown, anchors) };
}

/** A block as Markdown, or as HTML if Markdown would render differently. */
async function blockOf(node: HtmlNode, anchors: Set<string>): Promise<MarkdownNode[]> {
  if (node.type === "text" && node.value.trim() === "") return [];
  const { children } = await convert({ type: "root", children: [node] });
  if (node.type !== "element") return children;
  if (await isSame(htmlOf(node), write(children), anchors)) return children;
  return [{ type: "html", value: htmlBlock(node) }];
}

/** Converts HTML without comparing the result. */
export async function convert(tree: HtmlRoot): Promise<MarkdownRoot> {
  return converter.run(tree);
}

export function write(children: MarkdownNode[]): string {
  return stringifier.stringify({ type: "root", children });
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
