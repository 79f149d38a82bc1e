import { callout, kindOf } from "./callout.ts";
import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import {
  withAbbreviations,
  withDefinitions,
  withDefinitionsOfLinks,
  withInlineNotes,
  withCompleteUrls,
} from "./definitions.ts";
import { MARK, type Kept } from "../kept.ts";
import { withTables } from "./tables.ts";

/** An attribute list: for a block on a separate line, or directly after a span. */
const LIST = /\{:[ \t]*((?:[^{}\n\\]|\{(?!:)|\\.)*)\}/;
const OF_BLOCK = new RegExp(String.raw`^[ \t]*(?:>[ \t]*)*${LIST.source}[ \t]*$`);
/** The name of an id or a class. */
const NAME = String.raw`[\p{L}\p{M}\p{N}_:.-]+`;
const ID = new RegExp(`#(${NAME})`, "u");
/** At the end of a heading. */
const OF_HEADING = new RegExp(
  String.raw`^(#{1,6}[ \t]+|(?=.*\n[=-]+[ \t]*$))(.*?)[ \t]*\{:?[ \t]*((?:[#.]${NAME}|[\w-]+=(?:"[^"\n]*"|\S+?))(?:[ \t]+[^}\n]*)?)\}[ \t]*#*[ \t]*$`,
  "gmu",
);
/** Without a colon, as in Goldmark. */
const OF_HUGO =
  /^((?:[ \t]*>)*[ \t]*)\{[ \t]*((?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[\w-]+))(?:[ \t]+(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[\w-]+)))*)[ \t]*\}[ \t]*$/gm;
const CALLOUT =
  /\.(?:prompt-|notice--|alert-|callout-|admonition-|box-|message-)?([a-z]+)(?:-(?:title|box|block))?\b/g;
const BEFORE_BLOCK = new RegExp(
  String.raw`(?<=^|\n[ \t]*\n)([ \t]*${LIST.source}[ \t]*)\n((?:[ \t]*\S.*(?:\n(?=[ \t]*\S))?)+)`,
  "g",
);
/**
 * The marker of a heading without a space after it, but not the sign before a number, a line of tags, or one within a
 * paragraph.
 */
const TIGHT_HEADING = /^(?<!\S[ \t]*\n)#(?=[^#\s\d!])(?!.*\s#[^#\s])/gm;
const PLACEHOLDER_LINE = new RegExp(`^${MARK}$`, "u");
/**
 * Replaces the attribute lists of kramdown and other Markdown dialects, and its definition lists, abbreviations
 * and extensions. Code and formulas have been protected before, fences of code on separate lines.
 *
 * @returns the text, and the meaningful attributes that are lost
 */
export function withoutKramdown(
  markdown: string,
  kept: Kept,
  hasTightHeadings = false,
): { text: string; lost: string[] } {
  const lost = new Set<string>();
  const extended = markdown
    .replace(/\{::comment\}[^]*?\{:\/(?:comment)?\}/g, "")
    .replace(/\{::nomarkdown[^}]*\}([^]*?)\{:\/(?:nomarkdown)?\}/g, (_, raw: string) => raw)
    .replace(/^[ \t]*\{::(?:options|comment)[^}]*\/\}[ \t]*$/gm, "")
    .replace(/^[ \t]*(?:[*+-]|\d+\.)[ \t]+.*\n[ \t]*\{:[ \t]*toc\b[^}\n]*\}[ \t]*$/gm, "")
    .replace(
      /^[ \t]*(?:\[\[(?:_?toc_?)\]\]|@?\[TOC\]|\{\{?toc\}\}?|::?toc|<!--\s*toc\s*-->)[ \t]*$/gim,
      "",
    )
    // The end of a block, a line break, and an item with attributes.
    .replace(/^[ \t]*\^[ \t]*$/gm, "\n<!-- -->\n")
    .replace(/(?<=[^\\\s])[ \t]*\\\\$(?=\n[ \t]*\S)/gm, "\\")
    .replace(
      /^([ \t]*(?:[*+-]|\d+\.)[ \t]+)\{:[ \t]*([^}\n]*)\}[ \t]*/gm,
      (_, marker: string, list: string) => {
        recordLost(list, lost);
        return marker;
      },
    )
    .replace(TIGHT_HEADING, (marker) => (hasTightHeadings ? "# " : marker))
    .replace(/^(#{2,6})(?=[^#\s])(.*?)[ \t]*#*$/gm, "$1 $2")
    .replace(OF_HUGO, "$1{:$2}")
    .replace(/^\|?[-+:= |]*-[-+:= |]*$/gm, (line) =>
      line.includes("|") ? line.replaceAll("+", "|") : line,
    );
  const inlined = withCompleteUrls(withInlineNotes(withTables(extended, kept)));
  const blocks = withoutBlockLists(withDefinitionsOfLinks(inlined), kept, lost);
  const spans = blocks
    .replace(OF_HEADING, (_, marks: string, content: string, list: string) => {
      const id = ID.exec(list)?.[1];
      return `${marks}${id ? kept.keep(`<span id="${id}"></span>`) : ""}${content}`;
    })
    .replace(
      new RegExp(String.raw`(?<=[\w)*_\]"'\u{10FFFD}>~.])(?:${LIST.source})+`, "gu"),
      (lists) => {
        recordLost(lists.replaceAll("}{:", " ").slice(2, -1), lost);
        return "";
      },
    )
    // Pandoc's and Nuxt's spans with attributes, unless a link definition has that name.
    .replace(
      /(?<![!\]])\[(?=\S)([^[\]\n^]+)\](\{(?:[.#][\w-]|[\w-]+=)[^}\n]*\})/g,
      (written: string, content: string, list: string) => {
        if (blocks.includes(`[${content}]:`)) return written;
        recordLost(list.slice(1, -1), lost);
        const id = ID.exec(list)?.[1];
        return `${id ? kept.keep(`<span id="${id}"></span>`) : ""}${content}`;
      },
    )
    .replace(
      /(?<=[\])\u{10FFFD}])(?:\{[ \t]*(?:[.#][\w-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+))(?:[ \t]+(?:[.#][\w-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+)))*[ \t]*\})+/gu,
      (lists) => {
        recordLost(lists.replaceAll("}{", " ").slice(1, -1), lost);
        return "";
      },
    );
  return { text: withAbbreviations(withDefinitions(spans), kept), lost: [...lost] };
}

/** Attributes that are not reported as lost: sizes, alignment, how a link opens. */
const IGNORED_CLASS =
  /^(?:no_toc|toc|left|right|center|centered|normal|text-\w+|img-.*|language-.*|lead|highlight|shadow|w-\d+|rounded.*|float-.*|align.*|filepath|btn.*|image.*|external.*)$/;
const IGNORED_NAME =
  /^(?:width|height|w|h|lqip|style|target|rel|loading|align|size|class|id|lang|markdown|data-.*|eleventy:.*|hl_lines|linenos)$/;

function recordLost(list: string, lost: Set<string>): void {
  const bare = list.replace(/"[^"]*"|'[^']*'/g, "");
  const classes = [...bare.matchAll(/(?:^|\s)\.([\w-]+)/g)].map(([, name = ""]) => name);
  for (const name of classes) if (!IGNORED_CLASS.test(name)) lost.add(`{: .${name}}`);
  for (const [, name = ""] of bare.matchAll(/([\w:-]+)=/g))
    if (!IGNORED_NAME.test(name)) lost.add(`{: ${name}=}`);
}

/**
 * Attribute lists on separate lines: the language of the preceding code, the kind of the paragraph or quote
 * beside it, an id.
 */
function withoutBlockLists(markdown: string, kept: Kept, lost: Set<string>): string {
  const lines: string[] = [];
  const written = markdown
    .replace(BEFORE_BLOCK, (all: string, line: string, list: string, block: string) =>
      kindIn(list) || ID.test(list) ? `${block}\n${line}` : all,
    )
    .split("\n");
  for (const [index, line] of written.entries()) {
    const list = OF_BLOCK.exec(line)?.[1];
    if (list === undefined) lines.push(line);
    // A definition of a list, which only its name refers to.
    if (list === undefined || /^[ \t]*>?[ \t]*\{:[\w-]+:/.test(line)) continue;
    const start = startOfBlock(lines);
    const block = lines.slice(start).join("\n");
    const next = written[index + 1]?.trim();
    const isCode = PLACEHOLDER_LINE.test(block.trim());
    const kind = kindIn(list);
    if (kind && !isCode && /^[ \t]*(?!#|<|[*+-][ \t]|\d+[.)][ \t])\S/.test(block)) {
      const converted = callout(kind, "", block.replace(/^[ \t]*> ?/gm, ""));
      lines.splice(start, Infinity, converted, ...(next ? [""] : []));
      continue;
    }
    const info = isCode ? infoIn(list) : null;
    if (info) {
      const code = fencedWith(info, kept.restored(block.trim()));
      lines.splice(start, Infinity, kept.keepBlock(code));
      continue;
    }
    const id = ID.exec(list)?.[1];
    const anchor = id ? kept.keep(`<span id="${id}"></span>`) : "";
    const opening = lines[start];
    if (anchor && opening !== undefined)
      lines[start] = opening.replace(
        /^[ \t]*(?:(?:#+|[>*+-]|\d+\.)[ \t]+)*\|?/,
        (marks) => marks + anchor,
      );
    recordLost(list, lost);
    // Before a block, as kramdown accepts it after a blank line.
    if (block.trim() === "" && next === "") lines.push("");
  }
  return lines.join("\n");
}

type Info = { language: string; file: string };

/** The language and the file that a list names; null if it names neither. */
function infoIn(list: string): Info | null {
  const [, language = ""] = /(?:language-|lang=["']?)([\w+#-]+)/.exec(list) ?? [];
  const [, file = ""] = /\bfile=["']([^"']+)["']/.exec(list) ?? [];
  return language || file ? { language, file } : null;
}

/** Code in a fence that says what it is; indented code gets one. */
function fencedWith({ language, file }: Info, code: string): string {
  const isFenced = /^(?:`{3}|~{3})/.test(code);
  const fenced = isFenced ? code : fenceOf(code.replace(/^(?: {4}|\t)/gm, ""));
  return fenced.replace(
    /^([`~]+)(.*)/,
    (_, fence: string, info: string) =>
      fence + (info.trim() || languageOf(language) || (file && "text")) + titleInfo(file),
  );
}

/** The most exact of the classes that name a callout. */
function kindIn(list: string): string | null | undefined {
  return [...list.matchAll(CALLOUT)].map(([, word = ""]) => kindOf(word)).findLast(Boolean);
}

/** The first line of the last block, after a blank line. */
function startOfBlock(lines: readonly string[]): number {
  const blank = lines.findLastIndex((line) => line.trim() === "");
  return blank + 1;
}
