import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { splice, type Edit } from "../../lib/splice.ts";
import { withoutBlankLines } from "../blank-lines.ts";
import { newKept } from "../kept.ts";
import type { Note } from "../source.ts";
import { withAdmonitions } from "./callout.ts";
import { keepCode } from "./code.ts";
import { withDirectives } from "./directives.ts";
import { withEmoji } from "./emoji.ts";
import { withFootnoteNames } from "./footnote-names.ts";
import { withGridTables } from "./grid-tables.ts";
import { withFences, withoutHatena } from "./hatena.ts";
import { asHtml } from "./html-file.ts";
import { withShownHtml } from "./html-in-markdown.ts";
import { withoutKramdown } from "./kramdown.ts";
import { withIncludedTexts } from "./included-texts.ts";
import { withIncluded } from "./included.ts";
import { withLineEnds } from "./line-ends.ts";
import { withoutMarkdoc } from "./markdoc.ts";
import { mathsOutOfHtml, withMaths } from "./maths.ts";
import { withoutMdx } from "./mdx.ts";
import { withoutMyst } from "./myst.ts";
import { withNotesOfPlugin, withoutWiki, type Vault } from "./obsidian.ts";
import { tagText, type Context } from "./template-tags.ts";
import { withCitations, withoutPandoc } from "./pandoc.ts";
import { withTemplates } from "./templates.ts";

export type Dialect = Context &
  Vault & {
    isMdx: boolean;
    /** Whether blocks may end in annotations. */
    isMarkdoc?: boolean;
    /** Whether it is Pandoc's Markdown. */
    isPandoc?: boolean;
    /** Whether it has tags of Hatena Blog. */
    isHatena?: boolean;
    /** Whether a heading needs no space after its marker. */
    hasTightHeadings?: boolean;
    /** Whether Markdown within elements of HTML is Markdown, as in kramdown with that option. */
    isHtmlParsed?: boolean;
    /** Whether a dollar sign is only that, and formulas are in tags. */
    hasPlainDollars?: boolean;
    /** Whether each line break was visible to readers. */
    keepsLineEnds: boolean;
  };

/** Without templates or files beside it, and with visible line breaks. */
export const PLAIN: Dialect = {
  isMdx: false,
  isLiquid: false,
  base: "",
  keepsLineEnds: true,
  linkTo: (name) => ({ url: name, title: "" }),
  valueOf: () => undefined,
  codeIn: () => null,
  noteAt: () => undefined,
};

/** Superscript and subscript of Markdown plugins. */
const SUB_OR_SUPERSCRIPT =
  /(?<=[\p{L}\p{N})])(?:~[^\s~{}[\\，。]{1,30}~(?!~)|\^(?!_\^)[^\s^{}[\\，。]{1,30}\^(?!\^))/gu;
/** A URL, or where a link leads. */
const URL_OR_TARGET =
  /https?:\/\/[^\s<>"')]+|(?<=\]\(<?|\]:[ \t]{0,9}|\s(?:src|href)=["'])[^\s<>"')]+/g;
const parser = unified().use(remarkParse).freeze();

/** Markdown from templates within HTML blocks, where it would be literal, as HTML. */
function withHtmlInHtml(markdown: string): string {
  const edits: Edit[] = [];
  visit(parser.parse(markdown), "html", ({ position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    edits.push({ start, end, text: asHtml(markdown.slice(start, end)) });
  });
  return splice(markdown, edits);
}

/** A text in which no dollar sign begins a formula, as here; those in URLs and tags cannot. */
function withEscapedDollars(markdown: string): string {
  return markdown.replace(
    /\\[^]|https?:\/\/[^\s<>"')]+|<[^<>]*>|\{%\s*katex\b[^]*?endkatex\s*%\}|\{%[^]*?%\}|\$/g,
    (written) => (written === "$" ? "\\$" : written),
  );
}

/**
 * Converts another system's Markdown to this site's. Code and formulas are protected first, so that each
 * dialect only changes text.
 *
 * @param notes receives what is converted, and what is lost
 */
export function plainMarkdown(written: string, dialect: Dialect, notes: Note[]): string {
  const kept = newKept();
  const report = (marked: string, isLost = false) => {
    const message = kept.restored(marked);
    notes.push({ field: "text", message, ...(isLost && { isLost }) });
  };
  // Marks of R Markdown would make HTML of the rest of their line.
  let text = withNotesOfPlugin(written.replace(/<!--\/?html_preserve-->/g, ""));
  if (dialect.isHatena) text = withFences(text);
  text = withIncludedTexts(text, dialect, report);
  if (dialect.isMdx) {
    const mdx = withoutMdx(text, dialect);
    for (const lost of mdx.lost) report(lost, true);
    text = mdx.text;
  } else text = withoutMyst(text, report);
  // Query results of Obsidian's plugins.
  for (const [, query] of text.matchAll(/^```(dataview|dataviewjs|tasks|query)$/gm))
    report(`a ${query} shows nothing here, and stays as code`, true);
  if (dialect.isPandoc) text = withGridTables(text);
  text = keepCode(withIncluded(withAdmonitions(text), dialect, report), kept, dialect.isLiquid);
  if (dialect.isHatena) text = withoutHatena(text);
  if (dialect.isMarkdoc) text = withoutMarkdoc(text, (lost) => report(lost, true));
  if (dialect.hasPlainDollars) text = withEscapedDollars(text);
  text = withMaths(mathsOutOfHtml(text), kept, false);
  text = withFootnoteNames(text);
  text = withCitations(text, (lost) => report(lost, true));
  if (dialect.isPandoc) text = withoutPandoc(text, (lost) => report(lost, true));
  for (const [written] of text.replace(URL_OR_TARGET, " ").matchAll(SUB_OR_SUPERSCRIPT))
    report(
      `${written} stays as it is written; a smaller word is one between <sub> or <sup> here`,
      true,
    );
  const templates = withTemplates(text, kept, dialect);
  for (const lost of templates.lost) report(lost, true);
  // The output of templates may contain code.
  text = keepCode(templates.text === text ? text : withHtmlInHtml(templates.text), kept, false);
  const wiki = withoutWiki(text, kept, dialect);
  for (const lost of wiki.lost) report(lost, true);
  for (const converted of wiki.converted) report(converted);
  const kramdown = withoutKramdown(
    withDirectives(wiki.text, report, (name, options) => tagText(name, options, dialect, kept)),
    kept,
    dialect.hasTightHeadings,
  );
  for (const list of kramdown.lost) report(`${list} is left out`, true);
  const html = withShownHtml(kramdown.text, dialect.isHtmlParsed, kept.restored);
  for (const converted of html.converted) report(converted);
  text = withEmoji(html.text, (message) => report(message, true));
  if (dialect.keepsLineEnds) text = withLineEnds(text);
  return withoutBlankLines(kept.restored(text.replace(/(?<![ \t])[ \t]*\n{2,}/g, "\n\n")));
}
