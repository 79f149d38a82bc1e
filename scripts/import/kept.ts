/** What no text has: the last characters that are nobody's. */
const [START, END] = ["\u{10FFFC}", "\u{10FFFD}"];
/** What stands for a piece. */
export const MARK = `${START}\\d+${END}`;
const KEPT = new RegExp(`${START}(\\d+)${END}`, "gu");
/** Of all texts, so that no mark stands for pieces of two. */
let count = 0;

/** What may stand before a block in its first line: a quotation's signs, a list's. */
const PREFIX = /^(?:[ \t]|>|[*+-](?=[ \t])|\d+[.)](?=[ \t]))+$/;

/** Pieces of a text that have to stay as they are, with a mark in place of each while the rest is changed. */
export type Kept = {
  /** @returns what stands for a piece; it is a word of a sentence */
  keep: (piece: string) => string;
  /** The same for lines of their own, as they would stand outside of quotations and lists. */
  keepBlock: (lines: string) => string;
  /** The text with the pieces in place of their marks, also of those within pieces. */
  restored: (text: string) => string;
};

export function newKept(): Kept {
  const pieces = new Map<string, { piece: string; isBlock: boolean }>();
  const add = (piece: string, isBlock: boolean) => {
    const index = String(count++);
    pieces.set(index, { piece, isBlock });
    return START + index + END;
  };
  const restored = (text: string): string =>
    text.includes(START)
      ? text.replace(KEPT, (mark, index: string, at: number) => {
          const found = pieces.get(index);
          if (!found) return mark;
          const lines = restored(found.piece);
          return found.isBlock ? withPrefix(lines, prefixAt(text, at)) : lines;
        })
      : text;
  return { keep: (piece) => add(piece, false), keepBlock: (lines) => add(lines, true), restored };
}

function withPrefix(lines: string, prefix: string): string {
  return lines.replace(
    /\n(.?)/g,
    (_, next: string) => `\n${next ? prefix : prefix.trimEnd()}${next}`,
  );
}

/** What the further lines of a block begin with. */
function prefixAt(text: string, at: number): string {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return PREFIX.test(before)
    ? before.replace(/[*+-]|\d+[.)]/g, (sign) => " ".repeat(sign.length))
    : "";
}
