import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { visit } from "unist-util-visit";
import { acceptHtmlValues } from "../../src/lib/markdown/html-values.ts";
import { splice } from "../lib/splice.ts";

type UrlSpan = {
  start: number;
  end: number;
  /** Its value, without Markdown's escapes. */
  url: string;
  /** `bare` is a link whose text is its URL. */
  kind: "link" | "picture" | "srcset" | "bare";
};

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(htmlValues)
  .use(rememberDestinations)
  .freeze();
/** The positions of nodes' URLs: a node itself only has the position of the whole. */
const destinations = new WeakMap<object, { start: number; end: number }>();

/** The beginning of an element up to its `>`, and the attributes in it. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*/gi;
const ATTRIBUTE = /\s([^\s"'>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/** The URLs in a Markdown text, excluding code and prose that look like one. */
export function urlsInMarkdown(markdown: string): UrlSpan[] {
  const spans: UrlSpan[] = [];
  const tree = parser.parse(markdown);
  const pictures = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void pictures.add(identifier));
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      const url = node.url;
      const isPicture =
        node.type === "image" || (node.type === "definition" && pictures.has(node.identifier));
      const kind = isPicture ? "picture" : "link";
      const destination = destinations.get(node);
      spans.push(destination ? { ...destination, url, kind } : { start, end, url, kind: "bare" });
    } else if (node.type === "html") {
      spans.push(...shifted(urlsInHtml(markdown.slice(start, end)), start));
    }
  });
  return spans;
}

/** A link whose text is a picture alone. */
type LinkedPicture = {
  start: number;
  end: number;
  target: string;
  source: string;
  /** The Markdown of the picture with the link's target as its source. */
  ofTarget: string;
};

/** The pictures in a Markdown text that are links. */
export function linkedPicturesIn(markdown: string): LinkedPicture[] {
  const found: LinkedPicture[] = [];
  visit(parser.parse(markdown), "link", (link) => {
    const [image, ...others] = link.children.filter(
      (child) => child.type !== "text" || child.value.trim() !== "",
    );
    if (image?.type !== "image" || others.length > 0) return;
    const [target, source] = [destinations.get(link), destinations.get(image)];
    const [start, end] = [link.position?.start.offset, link.position?.end.offset];
    const [from, to] = [image.position?.start.offset, image.position?.end.offset];
    if (!target || !source || from === undefined || start === undefined) return;
    const url = markdown.slice(target.start, target.end);
    const isOpen = markdown[target.start - 1] === "<" && markdown[source.start - 1] !== "<";
    found.push({
      start,
      end: end ?? start,
      target: link.url,
      source: image.url,
      ofTarget:
        markdown.slice(from, source.start) +
        (isOpen ? `<${url}>` : url) +
        markdown.slice(source.end, to),
    });
  });
  return found;
}

/** The URLs in the attributes of HTML, as written. */
export function urlsInHtml(html: string): UrlSpan[] {
  return [...html.matchAll(TAG)].flatMap(({ 0: tag, index: tagAt }) =>
    [...tag.matchAll(ATTRIBUTE)].flatMap(({ 0: attribute, 1: name = "", 2: value = "", index }) => {
      const quote = /^["']/.test(value) ? 1 : 0;
      const written = value.slice(quote, value.length - quote);
      const start = tagAt + index + attribute.length - value.length + quote;
      return shifted(urlsInAttribute(tag, name.toLowerCase(), written), start);
    }),
  );
}

function urlsInAttribute(tag: string, name: string, value: string): UrlSpan[] {
  if (name === "srcset") {
    return [...value.matchAll(/[^\s,]+/g)].map(({ 0: url, index }) => ({
      start: index,
      end: index + url.length,
      url,
      kind: "srcset",
    }));
  }
  if (!["href", "src", "poster"].includes(name)) return [];
  const isPicture = name === "poster" || (name === "src" && /^<img\b/i.test(tag));
  return [{ start: 0, end: value.length, url: value, kind: isPicture ? "picture" : "link" }];
}

function shifted(spans: readonly UrlSpan[], by: number): UrlSpan[] {
  return spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by }));
}

/**
 * Replaces the text at some positions, and leaves every other character as it is.
 *
 * @param change receives a position, and the text there
 */
export function replaceSpans(
  text: string,
  spans: readonly UrlSpan[],
  change: (span: UrlSpan, written: string) => string,
): string {
  const edits = spans
    .toSorted((one, other) => one.start - other.start)
    .map((span) => {
      const { start, end } = span;
      return { start, end, text: change(span, text.slice(start, end)) };
    });
  return splice(text, edits);
}

function htmlValues(this: Processor): void {
  acceptHtmlValues(this.data());
}

function rememberDestinations(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  // Each replaces the parser's own handler, which only calls `buffer`.
  data.fromMarkdownExtensions.push({
    enter: {
      resourceDestinationString(token) {
        remember(this.stack.at(-1), token);
        this.buffer();
      },
      definitionDestinationString(token) {
        remember(this.stack.at(-1), token);
        this.buffer();
      },
    },
  });
}

function remember(
  node: object | undefined,
  { start, end }: { start: { offset: number }; end: { offset: number } },
): void {
  if (node) destinations.set(node, { start: start.offset, end: end.offset });
}
