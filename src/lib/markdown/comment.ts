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

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(leaveAsText)
  .use(takeLinksAsTyped)
  .freeze();

function leaveAsText(this: Processor) {
  this.data().micromarkExtensions?.push({ disable: { null: LEFT_AS_TEXT } });
}

/**
 * A link is what looks like one before backslashes are taken out: the database counts links in the text
 * as it was typed, and must not miss one.
 */
function takeLinksAsTyped(this: Processor) {
  const extensions = this.data().fromMarkdownExtensions ?? [];
  // This looks for bare URLs a second time, in what is left without the backslashes.
  for (const extension of extensions.flat()) extension.transforms = [];
  extensions.push({
    exit: {
      resourceDestinationString(token) {
        const url = this.resume();
        const node = this.stack.at(-1);
        if (node?.type !== "link" && node?.type !== "image") return;
        node.url = BEGINS_SAFELY.test(this.sliceSerialize(token)) ? url : "";
      },
    },
  });
}

export type CommentNode = ReturnType<typeof parser.parse>["children"][number];

/**
 * Reads the little Markdown that comments know: bold, italic, code, links, bare ones as well, lists
 * and quotes.
 */
export function parseComment(text: string): CommentNode[] {
  return parser.parse(text).children;
}

const BEGINS_SAFELY = /^(https?:\/\/|mailto:)/i;

/**
 * The URL when it leads to another page or writes a mail, and says so plainly; anything else may
 * run code, or is no link to the database, which counts them.
 */
export function safeUrl(url: string): string | undefined {
  return BEGINS_SAFELY.test(url) ? URL.parse(url)?.href : undefined;
}
