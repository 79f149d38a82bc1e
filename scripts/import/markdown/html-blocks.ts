import { splice, type Edit } from "../../lib/splice.ts";
import type { Kept } from "../kept.ts";
import { inlineHtml } from "./tag-pictures.ts";

const BLOCK =
  "address|article|aside|blockquote|center|details|dl|div|figcaption|figure|footer|h[1-6]|header|hr|iframe|main|nav|ol|p|section|summary|table|ul";
/** A line that is a complete HTML block, or only a line break. */
const COMPLETE_BLOCK = new RegExp(
  String.raw`^[ \t]*(?:<(${BLOCK})\b[^>]*>.*</\1>|<(?:hr|br)\b[^>]*>|</(${BLOCK})>)[ \t]*$`,
  "i",
);
/** The last tag of a line in one, and the opening of code below it, which is none of its text. */
const ENDS_IN_TAG = new RegExp(String.raw`</?(?:${BLOCK}|td|th|li|dd)\b[^<>]*>[ \t]*$`, "i");
const OPENS_CODE = /^[ \t]*(?:`{3}|~{3})/;
/** The beginning or the end of an element with blocks in it, on a line of its own. */
const DIVISION =
  /^([ \t]*)(<\/?(?:div|section|article|aside|main|header|footer|nav)\b[^<>]*>)[ \t]*$/i;
/** An element on one line, with links, emphasis or code in Markdown. */
const MARKED_LINE =
  /^([ \t]*<(li|td|th|dd|div|p)\b(?![^<>]*\smarkdown=)[^<>]*>)((?=.*(?:\]\(|\*\S|(?<!\w)_\S|\u{10FFFC}))[^<>]+)(<\/\2>)[ \t]*$/iu;
/** Pictures alone on their lines, with a text below them, which is Markdown in kramdown. */
const PICTURE_ABOVE = /(?<=^|\n[ \t]*\n)((?:[ \t]{0,3}<img\b[^<>\n]*>[ \t]*\n)+)(?=[ \t]*[^\s<|])/g;
/** An element within text that begins a paragraph on a line of its own: in CommonMark, an HTML block. */
const WITHIN_TEXT =
  /(?<=^|\n[ \t]*\n)([ \t]{0,3}<(?:a|abbr|b|cite|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup)\b[^<>\n]*>)[ \t]*\n[ \t]{0,3}(?=(?:[^\s<#>|*+\d\x60~\u{10FFFC}-]|\*\S)[^\n]*(?!\n[ \t]*[=-]))/giu;
const ITEM = /^[ \t]*(?:[*+-]|\d+[.)])[ \t]/;
const FOOTNOTE = /^\[\^[^\]\n]+\]:/;
/** In lines, more than an item of a list has. */
const LONGEST_ITEM = 500;
const PARSED =
  /^([ \t]*)<(\w+)\b(?=[^<>]*>)([^<>]*?)[ \t]markdown=["']?(?:1|block|span)["']?([^<>]*)>[ \t]*\n?/gim;

/**
 * Blank lines around the tags of elements whose Markdown is read, unless they are on one line; further indents would make
 * code of them.
 */
export function withDivisions(markdown: string): string {
  /** The indent in the item of a list; null before its first element. */
  let indent: string | null = "";
  let literalDepth = 0;
  const lines = markdown.split("\n").map((line) => {
    if (ITEM.test(line)) indent = null;
    else if (/^\S/.test(line)) indent = "";
    const [, opening = "", , marked, closing = ""] = MARKED_LINE.exec(line) ?? [];
    if (marked !== undefined && literalDepth === 0)
      return opening + inlineHtml(marked.trim()) + closing;
    const [, before = "", tag] = DIVISION.exec(line) ?? [];
    if (tag === undefined) return line;
    if (literalDepth > 0 || /\smarkdown=["']?0/i.test(tag)) {
      literalDepth += tag.startsWith("</") ? -1 : 1;
      return line;
    }
    indent ??= before;
    return `\n${indent}${tag}\n`;
  });
  return lines.join("\n");
}

/** Elements whose attribute says that their content is Markdown. */
export function withParsedBlocks(text: string): string {
  const edits: Edit[] = [];
  const unclosed = new Set<string>();
  let done = 0;
  for (const found of text.matchAll(PARSED)) {
    const [tag, indent = "", name = "", before = "", after = ""] = found;
    if (found.index < done || unclosed.has(name)) continue;
    const start = found.index + tag.length;
    const end = new RegExp(String.raw`</${name}>[ \t]*$`, "gim");
    end.lastIndex = start;
    const closing = end.exec(text);
    if (!closing) {
      unclosed.add(name);
      continue;
    }
    done = end.lastIndex;
    const inner = text.slice(start, closing.index).replace(/^[ \t]{1,4}(?=\S)/gm, "");
    const content = `\n\n${inner.trim()}\n\n`;
    edits.push({
      start: found.index,
      end: done,
      // One paragraph contains no other.
      text: /^p$/i.test(name)
        ? content
        : `${indent}<${name}${before.trimEnd()}${after}>${content}${indent}</${name}>\n`,
    });
  }
  return splice(text, edits);
}

/**
 * A text in which HTML blocks end where other systems end them, so that what follows is Markdown.
 *
 * @param restored restores the code in a line
 */
export function withBlocksEnded(text: string, restored: Kept["restored"]): string {
  const lines = text.replace(PICTURE_ABOVE, "$1\n").replace(WITHIN_TEXT, "$1").split("\n");
  const spaced = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? "";
    const isComplete =
      COMPLETE_BLOCK.test(line) || (ENDS_IN_TAG.test(line) && OPENS_CODE.test(restored(next)));
    const isEnd = isComplete && next.trim() !== "" && !/^[ \t]*[<|]/.test(next);
    return isEnd && !isCodeAlone(lines, index + 1) ? [line, ""] : [line];
  });
  return spaced.join("\n");
}

/** Whether a line would be code after a blank one, because of its indent in an element. */
function isCodeAlone(lines: readonly string[], at: number): boolean {
  const indent = indentOf(lines[at]);
  if (indent < 4) return false;
  let outermost = indent;
  for (const line of lines.slice(Math.max(0, at - LONGEST_ITEM), at).toReversed()) {
    if (outermost === 0) break;
    if (line.trim() === "" || indentOf(line) >= outermost) continue;
    outermost = indentOf(line);
    // Texts in items of lists, and in footnotes, are indented themselves.
    const own = FOOTNOTE.test(line) ? 4 : (ITEM.exec(line)?.[0].trimStart().length ?? 0);
    if (own > 0) return indent - outermost - own >= 4;
  }
  return true;
}

/** In columns. */
function indentOf(line = ""): number {
  const [space = ""] = /^[ \t]*/.exec(line) ?? [];
  return space.replaceAll("\t", "    ").length;
}
