import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { textOfHtml, textOfLine } from "../html-text.ts";
import { withoutCode } from "../markdown/fence.ts";
import { withEmoji } from "../markdown/emoji.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";

/** What is kept of a file while others are read. */
export type Written = {
  file: string;
  head: Head;
  title: string;
  /** The title as earlier releases derived it, for the id. */
  formerTitle: string;
  /** The front matter as earlier releases read it, if in another way. */
  formerHead?: Head;
  /** What it is about, on another site. */
  about?: { field: string; url: string };
  /** Tags within its text, for systems that have them there. */
  tags: string[];
  /** Why its front matter cannot be parsed as a whole. */
  fault?: string;
};

/** What only programs read: remarks, scripts, imports and exports. */
const PROGRAMS =
  /\s+|<!--(?:(?!-->)[^])*-->|<script\b(?:(?!<\/script>)[^])*<\/script>|import\s[^\n]*\n|export\s+const\s+\w+\s*=\s*\{[^]*?\n\};?[ \t]*\n/y;
/** Anchors, pictures and rules, which are no text either. */
const BESIDE_TEXT =
  /<a\s+(?:id|name)=[^<>]*>\s*<\/a>|(?:\[?!\[[^\]\n]*\](?:\([^()\n]*\)|\[[^[\]\n]*\])?(?:\](?:\([^()\n]*\)|\[[^[\]\n]*\]))?[ \t]*)+\n|\[TOC\][ \t]*\n|-{3,}[ \t]*\n/;
const BEFORE = new RegExp(`${PROGRAMS.source}|${BESIDE_TEXT.source}`, "y");

/** Lines that may be a heading. */
const LINES = /(?:##?[ \t][^\n]{0,500}|[^\n]{1,500}\n=+[ \t]*)(?:\n|$)/y;
const TAGS = /<h1\b[^<>]*>((?:(?!<\/?(?:h1|img|svg|picture)\b)[^]){0,500})<\/h1>/iy;
const TAGS_ON_OWN_LINES = new RegExp(`${TAGS.source}[ \\t]*(?:\\n|$)`, "iy");
const FIRST_LEVEL = /^#[ \t]|^=+[ \t]*$/m;
const SECOND_LEVEL = /^[ \t>]*##[ \t]|^[ \t>]*-+[ \t]*$|<h2\b/im;
/** Up to the URLs of the links and pictures that are written by reference. */
const DEFINITIONS = /^ {0,3}\[[^\]\n^][^\]\n]*\]:[ \t]*(?=\S)/gm;
const TEMPLATE = /\{[{%<]|\{\w+\./;
/** What kramdown and others read as attributes of a heading. */
const ATTRIBUTES = /[ \t]*\{:?[ \t]*[#.][^}\n]*\}[ \t]*(?=\n|$)/;
/** What some write around words, and others do not. */
const MARK = String.raw`[-'.,:;!?\p{Emoji_Presentation}]`;
const WORD = String.raw`[\p{L}\p{M}\p{N}]`;
const MARK_BESIDE_WORD = new RegExp(`(?<!${WORD})${MARK}|${MARK}(?!${WORD})`, "gu");

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

type Heading = {
  /** As it is written. */
  all: string;
  label: string;
  /** No title can contain them. */
  pictures: string[];
  isFirstLevel: boolean;
  /** Headings of its level. If one is below it, it is not the title of the text. */
  siblings?: RegExp;
};

/** The heading of a text, if no other text is before it, and the text without it. */
function headingOf(
  body: string,
  isHtml: boolean,
  isTitled = false,
): (Heading & { rest: string }) | null {
  const start = startIn(body, BEFORE);
  const heading = htmlHeadingAt(body, start, isHtml) ?? (isHtml ? null : headingAt(body, start));
  if (!heading) return null;
  const after = body.slice(start + heading.all.length).replace(/^(?:[ \t]*\n)+/, "");
  if (!isTitled && heading.siblings?.test(withoutCode(after))) return null;
  const rest = [body.slice(0, start).trim(), ...heading.pictures, after.trimEnd()];
  return { ...heading, rest: rest.filter(Boolean).join("\n\n") };
}

/** Where a text begins after what comes before it. */
function startIn(body: string, before: RegExp): number {
  let start = 0;
  for (;;) {
    before.lastIndex = start;
    if (!before.test(body)) return start;
    start = before.lastIndex;
  }
}

function htmlHeadingAt(body: string, start: number, isHtml: boolean): Heading | null {
  const pattern = isHtml ? TAGS : TAGS_ON_OWN_LINES;
  pattern.lastIndex = start;
  const [all, html = ""] = pattern.exec(body) ?? [];
  if (all === undefined) return null;
  const label = inOneLine(textOfHtml(html));
  return { all, label, pictures: [], isFirstLevel: true, siblings: FIRST_LEVEL };
}

function headingAt(body: string, start: number): Heading | null {
  LINES.lastIndex = start;
  const [all] = LINES.exec(body) ?? [];
  if (all === undefined) return null;
  const text = all.replace(ATTRIBUTES, "");
  // Without their URLs, which may be whole pictures.
  const references = text.includes("[") ? (body.match(DEFINITIONS) ?? []) : [];
  const [node] = parser.parse(
    [text, ...references.map((label) => `${label}#`)].join("\n\n"),
  ).children;
  if (node?.type !== "heading" || node.depth > 2) return null;
  const tags: string[] = [];
  visit(node, "html", ({ value }) => void tags.push(value));
  let label = "";
  const pictures: string[] = [];
  visit(node, (part) => {
    if (part.type === "text") label += withEmoji(part.value, () => {});
    else if (part.type === "inlineCode") label += part.value;
    else if (
      /^image(?:Reference)?$/.test(part.type) ||
      (part.type === "html" && /^<img\b/i.test(part.value))
    )
      pictures.push(text.slice(part.position?.start.offset, part.position?.end.offset));
    else if (part.type === "html") label += shownOf(part.value, tags);
  });
  const isFirstLevel = node.depth === 1;
  return {
    all,
    label: inOneLine(label),
    pictures,
    isFirstLevel,
    ...(!isFirstLevel && { siblings: SECOND_LEVEL }),
  };
}

/** What readers see of a tag. One without a partner is a name, as in "List<String>" and "The <b> element". */
function shownOf(tag: string, all: readonly string[]): string {
  if (/^<br\b/i.test(tag)) return " ";
  const isPartner = (other: string) =>
    other.startsWith("</") !== tag.startsWith("</") && nameIn(other) === nameIn(tag);
  return tag.startsWith("<!--") || all.some(isPartner) ? "" : tag;
}

function nameIn(tag: string): string | undefined {
  return /^<\/?([\w-]+)/.exec(tag)?.[1]?.toLowerCase();
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The first heading becomes the title if there is no other, and is not repeated. One of the second level is only
 * taken as a repetition.
 *
 * @param isTitled whether a program has written the title as the first heading, of whatever level
 */
export function withTitle(
  head: Head,
  body: string,
  isHtml: boolean,
  isTitled = false,
): { title: string; body: string } {
  const declared = textOfLine(first(head, FIELDS.title));
  if (declared) return { title: declared, body: withoutTitle(body, declared, isHtml) };
  const heading = headingOf(body, isHtml, isTitled);
  const isTitle =
    (isTitled || heading?.isFirstLevel) && heading?.label && !TEMPLATE.test(heading.label);
  return heading && isTitle ? { title: heading.label, body: heading.rest } : { title: "", body };
}

/** A text without its title, which templates may have inserted. */
export function withoutTitle(text: string, title: string, isHtml = false): string {
  const heading = headingOf(text, isHtml);
  return heading && isSame(heading.label, title) ? heading.rest : text;
}

function isSame(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** The words of a title, without what writers and programs spell in several ways. */
function comparable(title: string): string {
  const spelled = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\uFE0F/g, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\p{Pi}\p{Pf}"`]/gu, "'");
  return inOneLine(spelled.replace(MARK_BESIDE_WORD, "")) || title;
}

/** A heading as releases up to 1.26 found it. */
const FORMER =
  /(?:# +([^\n]{1,2000}?)[ \t]{0,99}#{0,99}|([^\n#>`*-][^\n]{0,2000})\n=+[ \t]*)(?:\n|$)/y;

/** The title that releases up to 1.26 derived, which ids contain, so that no text is imported twice. */
export function formerTitle(head: Head, body: string): string {
  const declared = textOfLine(first(head, FIELDS.title));
  if (declared) return declared;
  FORMER.lastIndex = startIn(body, PROGRAMS);
  const [, marked, underlined = ""] = FORMER.exec(body) ?? [];
  const label = (marked ?? underlined).replace(/[ \t]*\{:?[ \t]*[#.][^}]*\}$/, "");
  const plain = label.replace(/[*_`]|!?\[([^\]]*)\]\([^)]*\)/g, "$1").trim();
  return TEMPLATE.test(plain) ? "" : plain;
}
