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

/** One block as Markdown, or as the HTML it is where Markdown would show something else. */
async function blockOf(node: HtmlNode, anchors: Set<string>): Promise<MarkdownNode[]> {
  if (node.type === "text" && node.value.trim() === "") return [];
  const { children } = await convert({ type: "root", children: [node] });
  if (node.type !== "element") return children;
  if (await isSame(htmlOf(node), write(children), anchors)) return children;
  return [{ type: "html", value: htmlBlock(node) }];
}

/** Converts HTML without looking whether it is still the same. */
export async function convert(tree: HtmlRoot): Promise<MarkdownRoot> {
  return converter.run(tree);
}

/** Writes Markdown. */
export function write(children: MarkdownNode[]): string {
  return stringifier.stringify({ type: "root", children });
}

async function isSame(html: string, markdown: string, anchors: Set<string>): Promise<boolean> {
  const rendered = await toHtml(markdown);
  return visibleForm(sanitize(html), anchors) === visibleForm(sanitize(rendered), anchors);
}

/** Elements whose tag opens a block of HTML wherever a line begins with it. */
const OPENS_BLOCK = /^(blockquote|details|div|dl|figure|h\d|hr|ol|p|pre|table|ul)$/;

/** A block of HTML ends at an empty line, so it must have none. */
function htmlBlock(element: Element): string {
  const html = htmlOf(element).replace(/\n(?=[ \t]*\n)/g, "&#10;");
  // Others open one with a tag that has the line for itself.
  return OPENS_BLOCK.test(element.tagName) ? html : html.replace(/^(<[^>]+>)(?!$)/, "$1\n");
}

function idsIn(html: string): Set<string> {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return new Set([...body.querySelectorAll("[id]")].map(({ id }) => id));
}
