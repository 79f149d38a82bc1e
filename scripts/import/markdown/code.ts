import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { splice, type Edit } from "../../lib/splice.ts";
import { beforeIn, type Kept } from "../kept.ts";
import { DEFINITION } from "./definitions.ts";
import { withoutMarks } from "./code-marks.ts";
import { CLOSING, MARKERS, OPENING } from "./fence.ts";
import { blockInfo, fenceInfo, languageOf } from "./code-info.ts";

/** Parses Markdown as this site does, without formulas. */
export const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The beginnings of protected pieces, in order of precedence. */
const PIECES = [
  `(?<before>^${MARKERS})${OPENING}(?<info>[^\\n]*)\\n(?<fenced>[^]*?)${CLOSING}`,
  String.raw`\{%-?\s*(?<tag>highlight|codeblock|code|runkit)\b(?<options>(?:[^%{]|%(?!\})|\{(?!%))*)%\}(?<block>[^]*?)\{%-?\s*end\k<tag>\b[^%\n]*%\}`,
  String.raw`\{\{[<%]\s*(?<hugo>highlight|code)\b(?<hugoOptions>[^\n]*?)[>%]\}\}(?<hugoBlock>[^]*?)\{\{[<%]\s*/\s*\k<hugo>\s*[>%]\}\}`,
  String.raw`\{%-?\s*(?<verbatim>raw|verbatim)\s*-?%\}(?<raw>[^]*?)\{%-?\s*end\k<verbatim>\s*-?%\}`,
  String.raw`\{%-?\s*comment\b[^%]*%\}[^]*?\{%-?\s*endcomment\s*-?%\}`,
  String.raw`(?<open>\{\{[<%]?|\{%-?)/\*(?<escaped>[^]*?)\*/(?<close>[%>]?\}\}|-?%\})`,
  String.raw`<(?<html>pre|script|style|textarea)\b[^<>]*>[^]*?</\k<html>>`,
  String.raw`<!--[^]*?-->`,
  // GitHub's and GitLab's formulas.
  String.raw`\$\x60(?<tex>[^\x60\n]+)\x60\$`,
  String.raw`(?<![\x60\\])(?<ticks>\x60+)(?!\x60)(?:[^\x60\n]|\n(?!\s*\n)|(?<!\x60)(?!\k<ticks>(?!\x60))\x60+(?!\x60))+?(?<!\x60)\k<ticks>(?!\x60)`,
];
const ANY = new RegExp(PIECES.join("|"), "gm");
export const RAW =
  /^[ \t]*\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}[ \t]*\n|\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/gm;
/** The beginning and end of a tab in Hexo's themes: its label, and an icon. */
const HEXO_TAB = /^<!--\s*(?:endtab|tab\b([^@>]*)(?:@[\w -]+)?)\s*-->$/;
/** The beginning of a template. */
const TEMPLATE_MARK = /\{(?:\{|%|#(?=-?[ \t]))/g;
const ESCAPED = /(\{\{[<%]?|\{%-?)\/\*([^]*?)\*\/([>%]?\}\}|-?%\})/g;

/**
 * Protects all code of a Markdown text from later conversions, and converts the code blocks of Jekyll,
 * Octopress, Hexo, Hugo and dev.to to fences.
 *
 * @param isLiquid whether templates were resolved within code as well, so that `raw` is only there to prevent
 * that
 */
export function keepCode(markdown: string, { keep, keepBlock }: Kept, isLiquid: boolean): string {
  const codeOf = (code: string) =>
    (isLiquid ? code.replace(RAW, "") : code).replace(ESCAPED, "$1$2$3");
  const rest = keepIndented(markdown, (code) => keepBlock(withLanguage(codeOf(code))));
  const withPieces = (text: string): string =>
    text.replace(ANY, (...found) => {
      const [written] = found;
      const part: Record<string, string | undefined> = found.at(-1);
      if (part["tex"] !== undefined) return keep(`$${part["tex"]}$`);
      if (part["fence"] !== undefined) {
        const { before = "", fence = "", info = "", fenced = "", end } = part;
        const code = codeOf(withoutPrefix(fenced, before));
        if (info.trim() === "math") return before + keepBlock(`$$\n${code.trimEnd()}\n$$`);
        const { code: bare, marks } = withoutMarks(code);
        const named = (fenceInfo(info) || (marks && "text")) + marks;
        return before + keepBlock(`${fence}${named}\n${bare}${end === undefined ? "" : fence}`);
      }
      const block = part["block"] ?? part["hugoBlock"];
      if (block !== undefined) {
        const options = part["options"] ?? part["hugoOptions"] ?? "";
        const [all, at] = [String(found.at(-2)), Number(found.at(-3))];
        const code = withoutPrefixAt(all, at, block.replace(RAW, ""));
        // What follows the name of RunKit's tag is hidden code.
        const info =
          part["tag"] === "runkit" ? "js" : blockInfo(part["tag"] === "codeblock", options);
        const kept = keepBlock(fenceOf(code, info));
        // Text on its line goes beside it.
        const isFollowed = /^[ \t]*\S/.test(all.slice(at + written.length));
        return (PREFIX.test(beforeIn(all, at)) ? "" : "\n\n") + kept + (isFollowed ? "\n\n" : "");
      }
      // Only templates mean nothing there: the rest is Markdown, often the whole text.
      if (part["raw"] !== undefined) return withPieces(part["raw"].replace(TEMPLATE_MARK, keep));
      if (part["escaped"] !== undefined)
        return keep(`${part["open"]}${part["escaped"]}${part["close"]}`);
      if (written.startsWith("{%")) return "";
      const [tab, label = ""] = HEXO_TAB.exec(written) ?? [];
      if (tab) return label.trim() && `**${label.trim()}**\n`;
      if (/^<script\b|^<style\b/i.test(written)) return written;
      return keep(codeOf(written));
    });
  return withPieces(rest);
}

const PREFIX = new RegExp(`^${MARKERS}$`);

/** In Python-Markdown the first line of an indented block may be its language. */
function withLanguage(code: string): string {
  const [line, language = ""] = /^(?: {4}|\t)(?::::|#!)([\w+#-]+)[^\n/]*\n/.exec(code) ?? [];
  if (line === undefined) return code;
  return fenceOf(code.slice(line.length).replace(/^(?: {4}|\t)/gm, ""), languageOf(language));
}

/** A code block, with a fence longer than any within. */
export function fenceOf(code: string, info = ""): string {
  const longest = Math.max(
    2,
    ...[...code.matchAll(/^\s*(`{3,})/gm)].map(([, ticks = ""]) => ticks.length),
  );
  const fence = "`".repeat(longest + 1);
  return `${fence}${info}\n${code.replace(/^[ \t]*\n|\n[ \t]*$/g, "")}\n${fence}`;
}

/** What a tag in a text surrounds, without the prefix of the quote or the list that it begins in. */
export function withoutPrefixAt(text: string, at: number, lines: string): string {
  const before = beforeIn(text, at);
  // Tags may surround lines that are not indented as they are, whose spaces are the code's own.
  const isPrefixed = PREFIX.test(before) && !/\n[^\s>]/.test(lines);
  return isPrefixed ? withoutPrefix(lines, before) : lines;
}

/** Lines without the prefix of a quote or a list. */
function withoutPrefix(lines: string, before: string): string {
  const quotes = before.split(">").length - 1;
  const width = before.slice(before.lastIndexOf(">") + 1).length - (quotes > 0 ? 1 : 0);
  const prefix = new RegExp(`^(?:[ \\t]*>[ \\t]?){0,${quotes}}[ \\t]{0,${Math.max(width, 0)}}`);
  return lines
    .split("\n")
    .map((line) => line.replace(prefix, ""))
    .join("\n");
}

function keepIndented(markdown: string, keep: Kept["keep"]): string {
  // Most texts have no line that could be one.
  if (!/^(?: {4}|\t)/m.test(markdown)) return markdown;
  const edits: Edit[] = [];
  let isDefined = false;
  visit(parser.parse(markdown), ["code", "paragraph"], ({ type, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) return;
    const written = markdown.slice(start, end);
    // Further paragraphs of a definition.
    if (type === "paragraph") isDefined = DEFINITION.test(written);
    else if (!isDefined && !/^(?:`{3}|~{3})/.test(written)) {
      // Includes its own indent, which precedes the start of the code.
      const [indent = ""] = /^[ \t]*$/.exec(beforeIn(markdown, start)) ?? [];
      edits.push({ start: start - indent.length, end, text: keep(indent + written) });
    }
  });
  return splice(markdown, edits);
}
