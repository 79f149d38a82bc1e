import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { textOfHtml, textOfLine } from "../html-text.ts";
import { withoutCode } from "../markdown/code.ts";
import { withEmoji } from "../markdown/emoji.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";

/** What is kept of a file while others are read. */
export type Written = {
  file: string;
  head: Head;
  title: string;
  /** What it is about, on another site. */
  about?: { field: string; url: string };
  /** Tags within its text, for systems that have them there. */
  tags: string[];
  /** Why its front matter cannot be parsed as a whole. */
  fault?: string;
};

/** What readers do not see, or see as no text: remarks, programs, anchors, pictures and rules. */
const BEFORE =
  /\s+|<!--(?:(?!-->)[^])*-->|<script\b(?:(?!<\/script>)[^])*<\/script>|import\s[^\n]*\n|export\s+const\s+\w+\s*=\s*\{[^]*?\n\};?[ \t]*\n|<a\s+(?:id|name)=[^<>]*>\s*<\/a>|(?:\[?!\[[^\]\n]*\]\([^()\n]*\)(?:\]\([^()\n]*\))?[ \t]*)+\n|\[TOC\][ \t]*\n|-{3,}[ \t]*\n/y;
const HEADING =
  /(?:(?<marks>##?)[ \t]+(?<marked>[^\n]*)|(?<lined>[^\n#>`*<-][^\n]*)\n(?<line>=+|-{2,})[ \t]*)(?:\n|$)|<[hH]1\b[^<>]*>(?<html>(?:(?!<\/?h1\b|<img\b)[^]){0,500})<\/[hH]1>/y;
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** Tags of HTML, and remarks; another "tag" may be a type in a title. */
const TAG =
  /^<(?:!--|\/?(?:a|abbr|b|big|br|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b)/i;

type Heading = {
  label: string;
  isFirstLevel: boolean;
  /** The text without it. */
  rest: string;
};

/** The heading of a text, if no other text is before it. */
function headingOf(body: string, isHtml = false): Heading | null {
  const start = startIn(body);
  HEADING.lastIndex = start;
  const found = HEADING.exec(body);
  if (!found || (isHtml && found.groups?.["html"] === undefined)) return null;
  const { marks, marked, lined = "", line = "", html } = found.groups ?? {};
  const { label, pictures } =
    html === undefined ? plain(marked ?? lined) : { label: textOfHtml(html), pictures: [] };
  const after = body.slice(start + found[0].length).replace(/^(?:[ \t]*\n)+/, "");
  const rest = [body.slice(0, start).trim(), ...pictures, after.trimEnd()];
  return {
    // A copy: a substring would keep the whole file in memory.
    label: structuredClone(label.replace(/\s+/g, " ").trim()),
    isFirstLevel: marks !== "##" && !line.startsWith("-"),
    rest: rest.filter(Boolean).join("\n\n"),
  };
}

/** Where a text begins for readers. */
function startIn(body: string): number {
  let start = 0;
  for (;;) {
    BEFORE.lastIndex = start;
    if (!BEFORE.test(body)) return start;
    start = BEFORE.lastIndex;
  }
}

/** What readers see of a heading, and its pictures, which no title can contain. */
function plain(written: string): { label: string; pictures: string[] } {
  if (!/[*_`~<&\\[\]{:=#]/.test(written)) return { label: written, pictures: [] };
  const line = `# ${written
    .replace(/[ \t]*\{:?[ \t]*[#.][^}]*\}[ \t]*$/, "")
    .replace(/\[\^[^\]]+\]/g, "")
    .replace(/<br\b[^<>]*>/gi, " ")
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]|\[([^[\]]+)\]\[[^[\]]*\]/g, "$1$2")
    .replace(/==(?=\S)([^=]+)==/g, "$1")}`;
  let label = "";
  const pictures: string[] = [];
  visit(parser.parse(line), (node) => {
    if (node.type === "text" || node.type === "inlineCode") label += node.value;
    else if (node.type === "html") label += TAG.test(node.value) ? "" : node.value;
    else if (node.type === "image")
      pictures.push(line.slice(node.position?.start.offset, node.position?.end.offset));
  });
  return { label: withEmoji(label, () => {}), pictures };
}

/**
 * The first heading becomes the title if there is no other, and is not repeated. One of the second level does if
 * no others are below it.
 */
export function withTitle(
  head: Head,
  body: string,
  isHtml: boolean,
): { title: string; body: string } {
  const declared = textOfLine(first(head, FIELDS.title));
  const heading = headingOf(body, isHtml);
  const isMade = !heading || heading.label === "" || /\{[{%<]|\{\w+\./.test(heading.label);
  if (isMade) return { body, title: declared };
  const isTitle = declared
    ? isSame(declared, heading.label)
    : heading.isFirstLevel || !/^##? /m.test(withoutCode(heading.rest));
  return isTitle
    ? { body: heading.rest, title: declared || heading.label }
    : { body, title: declared };
}

/** A text without its title, which templates may have inserted. */
export function withoutTitle(text: string, title: string): string {
  const heading = headingOf(text);
  return heading && isSame(heading.label, title) ? heading.rest : text;
}

function isSame(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** The words of a title, without what writers and programs spell in several ways. */
function comparable(title: string): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\uFE0F|[\s\p{Pd}\p{Pi}\p{Pf}\p{Emoji_Presentation}"'`.,:;!?]/gu, "");
  return words || title;
}
