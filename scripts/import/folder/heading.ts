import { textOfLine } from "../html-text.ts";
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

/** A first-level heading, after anything that only programs read. */
const FIRST =
  /^((?:<!--(?:(?!-->)[^])*-->|<script\b(?:(?!<\/script>)[^])*<\/script>|import\s[^\n]*\n|export\s+const\s+\w+\s*=\s*\{[^]*?\n\};?[ \t]*\n|\s)*)(?:# +([^\n]+?)[ \t]*#*|([^\n#>`*-][^\n]*)\n=+[ \t]*)(?:\n|$)/;

/** The heading at the beginning of a text, and the text without it; null if there is none. */
function headingOf(body: string): { label: string; rest: string } | null {
  const found = FIRST.exec(body);
  if (!found) return null;
  const [all, before = "", marked, underlined = ""] = found;
  const label = (marked ?? underlined).replace(/[ \t]*\{:?[ \t]*[#.][^}]*\}$/, "");
  const plain = label.replace(/[*_`]|!?\[([^\]]*)\]\([^)]*\)/g, "$1").trim();
  return { label: plain, rest: `${before}${body.slice(all.length)}`.trim() };
}

/** The first heading becomes the title if there is no other, and is not repeated. */
export function withTitle(
  head: Head,
  body: string,
  isHtml: boolean,
): { title: string; body: string } {
  const declared = textOfLine(first(head, FIELDS.title));
  const heading = isHtml ? null : headingOf(body);
  const isMade = !heading || heading.label === "" || /\{[{%<]|\{\w+\./.test(heading.label);
  if (isMade || (declared && !isSame(declared, heading.label))) return { body, title: declared };
  return { body: heading.rest, title: declared || heading.label };
}

/** A text without its title, which templates may have inserted. */
export function withoutTitle(text: string, title: string): string {
  const heading = headingOf(text);
  return heading && isSame(heading.label, title) ? heading.rest : text;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
