import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { sentenceOf } from "../../lib/user-error.ts";
import { newKept } from "../kept.ts";
import { FENCE } from "./fence.ts";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx).freeze();

type Root = ReturnType<typeof parser.parse>;
export type Node = Root | Root["children"][number];
export type Component = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** The placeholder for a literal brace: a character that no text contains. */
export const BRACE = "\u{10FFFB}";
/** The attributes of directives, which plugins process first. */
const DIRECTIVE =
  /(^[ \t]*:{2,}[a-z][\w-]*(?:\[[^\]\n]*\])?|(?<![\w:]):[a-z][\w-]*\[[^\]\n]*\])\{(?=[^{}\n]*\})/gim;
const CODE_OR_COMMENT = new RegExp(
  `<!--[^]*?-->|^<!--(?:(?!\\n[ \\t]*\\n)[^])*(?![^])|${FENCE}|(?<!\`)(?<ticks>\`+)(?!\`)(?:(?!\\n\\s*\\n)[^])*?(?<!\`)\\k<ticks>(?!\`)`,
  "gm",
);

/** An element that begins its line, with others within that have other names. */
const ELEMENT =
  /^([ \t]*<([a-z][\w.]*)(?:\s[^<>]*)?(?<!\/)>)((?:(?!<\/?\2\b)[^]){0,20000})(<\/\2>)/gim;
/** Words in braces, or a template, which are no programs. */
const WORDS_IN_BRACES =
  /\{(?=(?:\p{L}[\p{L}\p{N}]*[,.]?[ ]){1,20}[\p{L}\p{N}]+[.!?]?\})|\{(?=\{?[%<])/gu;

/**
 * Parses MDX of every version.
 *
 * @returns its tree and the text that it is for, or why it cannot be parsed, and the text without what is
 * certainly code
 */
export function parsedMdx(
  written: string,
): { root: Root; markdown: string } | { reason: string; text: string } {
  const prepared = written.replace(DIRECTIVE, `$1${BRACE}`);
  const root = parsed(prepared);
  if (typeof root !== "string") return { root, markdown: prepared };
  const code = newKept();
  const prose = written.replace(CODE_OR_COMMENT, (piece) =>
    piece.startsWith("<!--") ? "" : code.keep(piece),
  );
  const modernized = prose
    // As accepted by version 1.
    .replace(/<(br|hr|img|input|source)\b([^>]*?)\/?>(?:<\/\1>)?/gi, "<$1$2/>")
    .replace(/(<details\b[^<>]*>)[ \t]*(?=<summary\b)/gi, "$1\n")
    .replace(/<(https?:\/\/[^\s>]+)>/g, "$1")
    // Tags in the lines of several paragraphs.
    .replace(ELEMENT, (element: string, opening: string, _, inner: string, closing: string) =>
      /\n[ \t]*\n/.test(inner) ? [opening, inner.trim(), closing].join("\n\n") : element,
    )
    .replace(WORDS_IN_BRACES, BRACE)
    // Attributes, which plugins process first.
    .replace(/\{(?=[#.:][\p{L}\p{N}_-][^{}\n]*\})/gu, BRACE);
  const markdown = code.restored(modernized);
  const other = parsed(markdown);
  if (typeof other !== "string") return { root: other, markdown };
  const text = prose.replace(
    /^(?:import\s[^\n]*|export\s(?:const|default|let)\s[^]*?)\n(?=\n|import|export)/gm,
    "",
  );
  return { reason: root, text: code.restored(text) };
}

function parsed(markdown: string): Root | string {
  try {
    return parser.parse(markdown);
  } catch (error) {
    return sentenceOf(error).replace(/\s+/g, " ").slice(0, 100);
  }
}
