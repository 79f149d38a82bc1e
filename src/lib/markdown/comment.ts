import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";

/** What stays text, and may hold the little that is known. The rest is shown as it was typed. */
const LEFT_AS_TEXT = [
  "characterReference",
  "codeIndented",
  "definition",
  "gfmFootnoteDefinition",
  "headingAtx",
  "htmlFlow",
  "setextUnderline",
  "table",
  "tasklistCheck",
  "thematicBreak",
];

const parser = unified().use(remarkParse).use(remarkGfm).use(leaveAsText).freeze();

function leaveAsText(this: Processor) {
  this.data().micromarkExtensions?.push({ disable: { null: LEFT_AS_TEXT } });
}

export type CommentNode = ReturnType<typeof parser.parse>["children"][number];

/**
 * Reads the little Markdown that comments know: bold, italic, code, links, bare ones as well, lists
 * and quotes.
 */
export function parseComment(text: string): CommentNode[] {
  return parser.parse(text).children;
}

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:"]);

/** The address when it leads to another page or writes a mail; anything else may run code. */
export function safeAddress(address: string): string | undefined {
  const url = URL.parse(address);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? url.href : undefined;
}
