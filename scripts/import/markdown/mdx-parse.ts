import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx).freeze();

type Root = ReturnType<typeof parser.parse>;
export type Node = Root | Root["children"][number];
export type Component = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/**
 * Reads MDX of every version.
 *
 * @returns its tree and the text that this is of, or why it is none, and the text without what is surely a program's
 */
export function parsedMdx(
  written: string,
): { root: Root; markdown: string } | { reason: string; text: string } {
  const root = parsed(written);
  if (typeof root !== "string") return { root, markdown: written };
  const markdown = written
    // As version 1 took it.
    .replace(/<!--[^]*?-->/g, "")
    .replace(/<(br|hr|img|input|source)\b([^>]*?)\/?>/gi, "<$1$2/>")
    .replace(/<(https?:\/\/[^\s>]+)>/g, "$1")
    // Attributes, which plugins take first.
    .replace(/\{(?=[#.:][\w-][^{}\n]*\})/g, "\\{");
  const other = parsed(markdown);
  if (typeof other !== "string") return { root: other, markdown };
  const text = written.replace(
    /^(?:import\s[^\n]*|export\s(?:const|default|let)\s[^]*?)\n(?=\n|import|export)/gm,
    "",
  );
  return { reason: root, text };
}

function parsed(markdown: string): Root | string {
  try {
    return parser.parse(markdown);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/\s+/g, " ").slice(0, 100);
  }
}
