import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { adaptToScripts } from "./every-script";
import { shortenBareLinks } from "./shorten-bare-links";

/** Syntax that is not supported in comments and stays plain text. Other unsupported nodes are shown as typed. */
const DISABLED_SYNTAX = [
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

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(adaptSyntax)
  .use(linkBeforeUnescaping)
  .freeze();

function adaptSyntax(this: Processor) {
  adaptToScripts(this.data());
  this.data().micromarkExtensions?.push({ disable: { null: DISABLED_SYNTAX } });
}

/**
 * Recognizes bare links before backslash escapes are resolved: the database counts the links of the
 * text as it was typed, and must not miss one.
 */
function linkBeforeUnescaping(this: Processor) {
  const extensions = this.data().fromMarkdownExtensions ?? [];
  // Otherwise bare URLs would be searched for again after escapes are resolved.
  for (const extension of extensions.flat()) extension.transforms = [];
  shortenBareLinks(this.data());
  extensions.push({
    exit: {
      resourceDestinationString(token) {
        const url = this.resume();
        const node = this.stack.at(-1);
        if (node?.type !== "link" && node?.type !== "image") return;
        node.url = SAFE_SCHEME.test(this.sliceSerialize(token)) ? url : "";
      },
    },
  });
}

export type CommentNode = ReturnType<typeof parser.parse>["children"][number];

/**
 * Parses the subset of Markdown that comments support: bold, italic, code, links, including bare
 * ones, lists and quotes.
 */
export function parseComment(text: string): CommentNode[] {
  return parser.parse(text).children;
}

const SAFE_SCHEME = /^(https?:\/\/|mailto:)/i;

/**
 * The URL if it leads to another page or to an email address, and begins with the scheme. Any other URL may run code,
 * or may not be counted as a link by the database.
 */
export function safeUrl(url: string): string | undefined {
  return SAFE_SCHEME.test(url) ? URL.parse(url)?.href : undefined;
}
