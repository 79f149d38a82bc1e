/** Characters that no text contains: the last ones of the private use area. */
const [START, END] = ["\u{10FFFC}", "\u{10FFFD}"];
/** The placeholder for a piece. */
export const MARK = `${START}\\d+${END}`;
const KEPT = new RegExp(`${START}(\\d+)${END}`, "gu");
/** Global, so that pieces of different texts never share a placeholder. */
let count = 0;

/** What may precede a block in its first line: quote and list markers. */
const PREFIX = /^(?:[ \t]|>|[*+-](?=[ \t])|\d+[.)](?=[ \t]))+$/;

/** Pieces of a text that must stay as they are, replaced by placeholders while the rest is changed. */
export type Kept = {
  /** @returns the placeholder for a piece; it counts as a word of a sentence */
  keep: (piece: string) => string;
  /** The same for whole lines, in the form they would have outside quotes and lists. */
  keepBlock: (lines: string) => string;
  /** The text with the pieces restored, including nested ones. */
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
          return found.isBlock ? placedAt(text, at, lines) : lines;
        })
      : text;
  return { keep: (piece) => add(piece, false), keepBlock: (lines) => add(lines, true), restored };
}

/** Lines in the place of a mark or a tag, with the prefix of its block. */
export function placedAt(text: string, at: number, lines: string): string {
  const before = beforeIn(text, at);
  // That of the block's further lines.
  const prefix = PREFIX.test(before)
    ? before.replace(/[*+-]|\d+[.)]/g, (marker) => " ".repeat(marker.length))
    : "";
  return lines.replace(
    /\n(.?)/g,
    (_, next: string) => `\n${next ? prefix : prefix.trimEnd()}${next}`,
  );
}

/** The part of a line before a position. */
export function beforeIn(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}
