import { visit } from "unist-util-visit";
import { splice, type Edit } from "../../lib/splice.ts";
import { beforeIn, MARK } from "../kept.ts";
import { parser } from "./code.ts";

const BLOCK = new RegExp(`^[ \\t]*${MARK}[ \\t]*$|^<|>$`, "u");

/** Makes each line break within a paragraph visible, as in dev.to, Ghost and Hexo. */
export function withLineEnds(markdown: string): string {
  const ends: Edit[] = [];
  visit(parser.parse(markdown), "paragraph", (paragraph) => {
    visit(paragraph, "text", ({ position }) => {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      for (
        let at = markdown.indexOf("\n", start);
        at !== -1 && at < end;
        at = markdown.indexOf("\n", at + 1)
      ) {
        if (!isBesideBlock(markdown, at)) ends.push({ start: at, end: at, text: "\\" });
      }
    });
  });
  return splice(markdown, ends);
}

/** Whether a protected piece, such as a code block, takes up the whole line before or after. */
function isBesideBlock(markdown: string, at: number): boolean {
  const before = beforeIn(markdown, at);
  const [after = ""] = markdown.slice(at + 1).split("\n", 1);
  // The title of a callout is a separate line anyway.
  return (
    /^(?:[ \t>]|(?:[*+-]|\d+[.)])[ \t])*>[ \t]*\[!\w+\]/.test(before) ||
    [before, after].some((line) => BLOCK.test(line))
  );
}
