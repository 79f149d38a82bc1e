import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { MARK } from "../kept.ts";

const BLOCK = new RegExp(`^[ \\t]*${MARK}[ \\t]*$|^<|>$`, "u");
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Makes each line break within a paragraph visible, as in dev.to, Ghost and Hexo. */
export function withLineEnds(markdown: string): string {
  const ends = new Set<number>();
  visit(parser.parse(markdown), "paragraph", (paragraph) => {
    visit(paragraph, "text", ({ position }) => {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      for (
        let at = markdown.indexOf("\n", start);
        at !== -1 && at < end;
        at = markdown.indexOf("\n", at + 1)
      ) {
        if (!isBesideBlock(markdown, at)) ends.add(at);
      }
    });
  });
  return [...ends]
    .toSorted((one, other) => other - one)
    .reduce((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, markdown);
}

/** Whether a protected piece, such as a code block, takes up the whole line before or after. */
function isBesideBlock(markdown: string, at: number): boolean {
  const before = markdown.slice(markdown.lastIndexOf("\n", at - 1) + 1, at);
  const [after = ""] = markdown.slice(at + 1).split("\n", 1);
  // The title of a callout is a separate line anyway.
  return (
    /^(?:[ \t>]|(?:[*+-]|\d+[.)])[ \t])*>[ \t]*\[!\w+\]/.test(before) ||
    [before, after].some((line) => BLOCK.test(line))
  );
}
