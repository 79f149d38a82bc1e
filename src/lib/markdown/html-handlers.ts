import type { Options } from "rehype-remark";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { frameOf, linkTextFor } from "@/lib/html/frame-of";
import { metaOf } from "./code-meta";
import { elementsOf, textOf } from "./elements";
import type { Element, HtmlNode, Image, MarkdownRoot } from "./trees";

type Handlers = NonNullable<Options["handlers"]>;
type Handler = NonNullable<Handlers[string]>;

const writer = unified().use(rehypeStringify).freeze();

export function htmlOf(node: HtmlNode): string {
  return writer.stringify({ type: "root", children: [node] });
}

/** Placeholders for inline HTML while a tree is built. */
const placeholders = new WeakSet<object>();

/** Inline HTML is code until the tree is complete, because "html" would be a block in a list item. */
function inlineHtml(value: string) {
  const placeholder = { type: "inlineCode" as const, value };
  placeholders.add(placeholder);
  return placeholder;
}

export function restoreHtml(tree: MarkdownRoot): void {
  visit(tree, "inlineCode", (node, index, parent) => {
    if (!parent || index === undefined || !placeholders.has(node)) return;
    parent.children[index] = { type: "html", value: node.value };
    // remark-stringify does not start a line with a two-dollar formula, which is on a line of its own anyway.
    if (!node.value.startsWith("<") && parent.children[index - 1]?.type === "break")
      parent.children[index - 1] = { type: "text", value: " " };
  });
}

/** Inline elements without a Markdown syntax: their tags are kept. */
export const KEPT_TAGS =
  "abbr bdi bdo cite dfn ins kbd mark q rp rt ruby samp small sub sup time u var".split(" ");

/** Elements with a Markdown syntax that rehype-remark does not support. */
export const htmlHandlers: Handlers = {
  ...Object.fromEntries(KEPT_TAGS.map((name) => [name, keepTags])),
  figure: captionedImage,
  iframe: embedLink,
  li: item,
  math: formula,
  pre: blockOfCode,
};

/** As in the sanitizer; other iframes would not be shown to readers. */
function embedLink(...[, iframe]: Parameters<Handler>): ReturnType<Handler> {
  const { src, title } = iframe.properties;
  const frame = frameOf(String(src));
  if (!frame) return undefined;
  const value = linkTextFor(frame, typeof title === "string" ? title : "");
  return { type: "link", url: frame.page, title: null, children: [{ type: "text", value }] };
}

/**
 * An item is loose if it contains paragraphs. rehype-remark also treats it as loose if a nested list has
 * several items; descriptions are handled like items.
 */
function item(...[state, element, parent]: Parameters<Handler>): ReturnType<Handler> {
  const listItem = state.handlers["dd"]?.(state, element, parent);
  if (listItem && !Array.isArray(listItem) && listItem.type === "listItem")
    listItem.spread = element.children.some(
      (child) => child.type === "element" && child.tagName === "p",
    );
  return listItem;
}

function blockOfCode(...[, pre]: Parameters<Handler>): ReturnType<Handler> {
  const [code] = elementsOf(pre, "code");
  const language = [code, pre]
    .flatMap((element) => element?.properties["className"])
    .map(String)
    .find((name) => name.startsWith("language-"));
  return {
    type: "code",
    lang: language?.slice("language-".length) ?? null,
    meta: metaOf(code?.properties ?? {}),
    value: codeIn(pre),
  };
}

/** Code as it is displayed: some highlighters separate lines with elements instead of line breaks. */
export function codeIn(pre: Element): string {
  let code = "";
  // The end of the code. It is much longer, and looking at it for each element would take quadratic time.
  let last = "\n";
  const add = (text: string) => {
    code += text;
    last = text || last;
  };
  visit(pre, (node) => {
    if (node.type === "text") add(node.value);
    if (node.type !== "element") return;
    const beginsLine = /^(?:div|li|p)$/.test(node.tagName) && !last.endsWith("\n");
    if (beginsLine || node.tagName === "br") add("\n");
  });
  return code.replace(/\n+$/, "");
}

function keepTags(...[state, element]: Parameters<Handler>): ReturnType<Handler> {
  const [opening = "", closing = ""] = htmlOf({ ...element, children: [] }).split(/(?=<\/)/);
  return [inlineHtml(opening), ...state.all(element), inlineHtml(closing)];
}

/** A figure of an image and a caption; the caption becomes the image's title, without markup. */
function captionedImage(...[state, figure]: Parameters<Handler>): ReturnType<Handler> {
  const [image, ...others] = elementsOf(figure, "img");
  const captions = elementsOf(figure, "figcaption");
  const isAll = textOf(figure).trim() === captions.map(textOf).join("").trim();
  if (!image || others.length > 0 || !isAll) return state.all(figure);
  const src = image.properties["src"];
  const alt = image.properties["alt"];
  const title = captions
    .map(textOf)
    .join(" ")
    .replace(/[ \t\n\r\f]+/g, " ")
    .trim();
  const picture: Image = {
    type: "image",
    url: typeof src === "string" ? src : "",
    alt: typeof alt === "string" ? alt : "",
    title: title || null,
  };
  const link = elementsOf(figure, "a").find((one) => elementsOf(one, "img").length > 0);
  const url = link?.properties["href"];
  return {
    type: "paragraph",
    children: [
      typeof url === "string" ? { type: "link", url, title: null, children: [picture] } : picture,
    ],
  };
}

/** The TeX that this site, KaTeX, MathJax and Wikipedia keep in a formula; otherwise the formula itself. */
function formula(...[, math, parent]: Parameters<Handler>): ReturnType<Handler> {
  const annotation = elementsOf(math, "annotation").find(
    ({ properties }) => properties["encoding"] === "application/x-tex",
  );
  const tex = math.properties["dataTex"] ?? (annotation && textOf(annotation));
  if (typeof tex !== "string") return inlineHtml(htmlOf(math));
  const value = tex.trim();
  if (math.properties["display"] !== "block")
    // Between single dollar signs, as two of them would set it on a line of its own.
    return value.includes(String.raw`\$`)
      ? inlineHtml(`$${value}$`)
      : { type: "inlineMath", value };
  // In the middle of a line it would start a block, or none, and swallow what follows.
  if (parent?.type === "element" && parent.tagName !== "div")
    return inlineHtml(`$$${value.replace(/\s+/g, " ")}$$`);
  return { type: "math", value };
}
