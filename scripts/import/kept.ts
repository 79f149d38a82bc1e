/** What no text has: the last characters that are nobody's. */
const [START, END] = ["\u{10FFFC}", "\u{10FFFD}"];
/** What stands for a piece. */
export const MARK = `${START}\\d+${END}`;
const KEPT = new RegExp(`${START}(\\d+)${END}`, "gu");
/** Of all texts, so that no mark stands for pieces of two. */
let count = 0;

/** Pieces of a text that have to stay as they are, with a mark in place of each while the rest is changed. */
export type Kept = {
  /** @returns what stands for a piece; it is a word of a sentence */
  keep: (piece: string) => string;
  /** The text with the pieces in place of their marks, also of those within pieces. */
  restored: (text: string) => string;
};

export function newKept(): Kept {
  const pieces = new Map<string, string>();
  const restored = (text: string): string =>
    text.includes(START)
      ? text.replace(KEPT, (mark, index: string) => {
          const piece = pieces.get(index);
          return piece === undefined ? mark : restored(piece);
        })
      : text;
  return {
    keep: (piece) => {
      const index = String(count++);
      pieces.set(index, piece);
      return START + index + END;
    },
    restored,
  };
}
