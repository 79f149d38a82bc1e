import rehypeRaw from "rehype-raw";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { callouts } from "./callouts";
import { codeMeta } from "./code-meta";
import { figures } from "./figures";
import { headings } from "./headings";
import { joinedLines } from "./line-ends";
import { linksInHtml } from "./links-in-html";
import { maths } from "./maths";
import { accessibleNames } from "./names";
import { parser } from "./parser";
import { parseWithCurrency } from "./currency";
import { withoutHtmlComments } from "./html-comments";
import { escapeBars, unescapeBars } from "./table-bars";
import type { HtmlRoot } from "./trees";
import { typeArguments } from "./type-arguments";

/**
 * Renders Markdown to HTML: CommonMark and GitHub's tables, task lists, footnotes, strikethrough, bare links
 * and callouts, figures with captions, and maths as MathML. Needs no DOM. Diagrams stay code blocks.
 *
 * @param markdown HTML inside it is kept, except for its comments
 * @returns HTML that is not sanitized
 */
export async function toHtml(markdown: string): Promise<string> {
  // For files from other systems: the parser does not skip a byte order mark, and expects lines to end with a line
  // feed.
  const text = markdown.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { tree, source } = parseWithCurrency(escapeBars(text), (part) => parser.parse(part));
  const processor = unified()
    .use(typeArguments)
    .use(linksInHtml)
    .use(callouts)
    // After the titles of callouts, which end with their line.
    .use(joinedLines)
    .use(codeMeta)
    .use(unescapeBars)
    .use(maths, { source })
    .use(remarkRehype, {
      allowDangerousHtml: true,
      // The sanitizer prefixes every id, and the links to it.
      clobberPrefix: "",
      footnoteLabelProperties: {},
    })
    .use(figures)
    .use(keepBlankLines)
    .use(rehypeRaw)
    .use(withoutHtmlComments)
    .use(accessibleNames)
    .use(headings)
    .use(rehypeStringify);
  return processor.stringify(await processor.run(tree));
}

/** Undoes that rehype-raw removes a line break at the beginning of code, as if it were before `<code>`. */
function keepBlankLines() {
  return (tree: HtmlRoot) =>
    visit(tree, "element", ({ tagName, children: [code] }) => {
      if (tagName !== "pre" || code?.type !== "element") return;
      const [text] = code.children;
      if (text?.type === "text" && text.value.startsWith("\n")) text.value = `\n${text.value}`;
    });
}
