import { escapeRegExp } from "../../../src/lib/text/escape-reg-exp.ts";
import type { Kept } from "../kept.ts";

export const DEFINITION = /^ {0,3}:[ \t]+\S/m;
const TERM = /^(?![ \t]*(?:[>#|:*+-]|\d+\.)(?:[ \t]|$))([^\n]+)$/;

const LINK = /^ {0,3}\[[^\]\n^][^\]\n]*\]:[ \t]+\S/;

/** A link's words and its label, which older parsers accept with a blank in between. */
const APART =
  /(?<![\]\\])\[((?:[^\][\n^]|\n(?![ \t]*\n)){2,})\](?: |[ \t]*\n)\[([^\][\n^]+)\](?![:(])/g;

/**
 * Links and their definitions as other parsers accept them: with spaces in a URL, and directly after a paragraph.
 */
export function withDefinitionsOfLinks(markdown: string): string {
  const labels = new Set(
    [...markdown.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, label = ""]) => label.toLowerCase()),
  );
  if (labels.size === 0) return markdown;
  const isDefined = (label: string) => labels.has(label.toLowerCase());
  const lines = markdown
    .replace(APART, (written: string, content: string, label: string) =>
      isDefined(label) && !isDefined(content) ? `[${content}][${label}]` : written,
    )
    .split("\n");
  return lines
    .flatMap((line, index) => {
      if (!LINK.test(line)) return [line];
      const definition = line.replace(
        /^( {0,3}\[[^\]\n]+\]:[ \t]+)(https?:[^\s<"']+(?:[ \t]+[^\s"'(]+)+)[ \t]*$/,
        "$1<$2>",
      );
      const before = lines[index - 1] ?? "";
      return before.trim() === "" || LINK.test(before) ? [definition] : ["", definition];
    })
    .join("\n");
}

const WITHIN_LINE =
  /(\]\()[ \t]*([^\s()<>"'][^()<>"'\n]*?)(?:[ \t]+=\d*x?\d*(?:px|%)?)?([ \t]+(?:"[^"\n]*"|'[^'\n]*'))?(?:[ \t]+=\d*x?\d*(?:px|%)?)?[ \t]*(?=\))/g;

/** Hashnode's alignment of a picture. */
const SIDE = /(!\[[^[\]\n]*\]\([^()\n]*?)[ \t]+align="\w*"(?=[ \t]*\))/g;

/** URLs with spaces, and picture sizes after them, which would be plain text here. */
export function withCompleteUrls(markdown: string): string {
  return markdown
    .replace(SIDE, "$1")
    .replace(WITHIN_LINE, (written: string, before: string, url: string, title = "") => {
      if (!/[ \t]/.test(url)) return before + url + title;
      return /\.\w{2,5}(?:[?#].*)?$|^(?:https?:|\.?\.?\/)/.test(url)
        ? `${before}<${url}>${title}`
        : written;
    });
}

/** A footnote of Distill's, as in al-folio. */
const DISTILL = /<d-footnote>((?:(?!<d-footnote>)[^])*?)<\/d-footnote>/g;

/** Converts Pandoc's and Obsidian's `^[a note]` to a referenced footnote. */
export function withInlineNotes(markdown: string): string {
  const notes: string[] = [];
  const referenced = (written: string, note: string) =>
    /\p{L}/u.test(note)
      ? `[^inline-${notes.push(note.trim().replace(/\s*\n[\s>]*/g, " "))}]`
      : written;
  const text = markdown
    .replace(/(?<!\\)\^\[((?:[^[\]\n]|\n(?![ \t]*\n)|\[[^\][\n]*\])+)\]/g, referenced)
    .split(/(\n[ \t]*\n)/)
    // Markdown is not read in blocks of HTML.
    .map((block) => (/^[ \t]*[^\s<]/.test(block) ? block.replace(DISTILL, referenced) : block))
    .join("");
  const all = notes.map((note, index) => `[^inline-${index + 1}]: ${note}`);
  return all.length > 0 ? `${text}\n\n${all.join("\n")}` : text;
}

/** `Term` and `: Definition`, as in PHP Markdown Extra and kramdown. */
export function withDefinitions(markdown: string): string {
  if (!DEFINITION.test(markdown)) return markdown;
  const lines = markdown.split("\n");
  const at = (index: number) => lines[index] ?? "";
  const result: string[] = [];
  for (let index = 0; index < lines.length;) {
    const parts: string[] = [];
    for (let next = definitionsFrom(index); next > 0; next = definitionsFrom(index)) {
      while (index < next) if (at(index++).trim()) parts.push(part("dt", at(index - 1).trim()));
      while (DEFINITION.test(at(index))) {
        const content = [at(index++).replace(/^ {0,3}:[ \t]+/, "")];
        while (isContinued(index)) content.push(at(index++).replace(/^(?: {1,4}|\t)/, ""));
        parts.push(part("dd", content.join("\n").trim()));
        if (at(index).trim() === "" && DEFINITION.test(at(index + 1))) index++;
      }
      if (at(index).trim() === "" && definitionsFrom(index + 1) > 0) index++;
    }
    if (parts.length > 0) result.push(`<dl>\n${parts.join("\n")}\n</dl>`);
    else result.push(at(index++));
  }
  return result.join("\n");

  /** Where the definitions of the terms that begin here end; 0 if none begins. */
  function definitionsFrom(start: number): number {
    if (start > 0 && at(start - 1).trim() !== "") return 0;
    let end = start;
    while (TERM.test(at(end))) end++;
    if (end === start) return 0;
    const next = at(end).trim() === "" ? end + 1 : end;
    return DEFINITION.test(at(next)) ? next : 0;
  }

  function isContinued(index: number): boolean {
    if (index >= lines.length || DEFINITION.test(at(index))) return false;
    if (at(index).trim() === "") return /^(?: {2,}|\t)\S/.test(at(index + 1));
    return /^[ \t]/.test(at(index)) || at(index - 1).trim() !== "";
  }
}

/** A term or its definition; plain text needs no separate lines. */
function part(name: string, content: string): string {
  return /^(?!(?:[-+#>:]|\d+[.)])(?:[ \t]|$))[^\n<*_`[\]~$&\u{10FFFC}]+$/u.test(content)
    ? `<${name}>${content}</${name}>`
    : `<${name}>\n\n${content}\n\n</${name}>`;
}

/** `*[HTML]: Hyper Text Markup Language`: the first occurrence in an article gets the meaning. */
export function withAbbreviations(markdown: string, { keep }: Kept): string {
  const meanings = new Map<string, string>();
  let text = markdown.replace(
    /^\*\[([^\]\n]+)\]:[ \t]*(.*)\n?/gm,
    (_, short: string, long: string) => {
      meanings.set(short, long.trim());
      return "";
    },
  );
  for (const [short, long] of meanings) {
    const word = new RegExp(String.raw`(?<![\w[(/"])${escapeRegExp(short)}(?![\w\]/"])`);
    text = text.replace(
      word,
      keep(`<abbr title="${long.replaceAll('"', "&quot;")}">${short}</abbr>`),
    );
  }
  return text;
}
