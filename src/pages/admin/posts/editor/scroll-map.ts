/** The number of letters that identify the beginning of a block. */
const KEY = 24;
/** The number of letters of the source that are searched for a block. */
const LOOKAHEAD = 5_000;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Maps a height in one pane to the other, linearly between corresponding positions.
 *
 * @param top pixels from the top of the first pane
 * @param from positions in the first pane, ascending, in pixels; the first is 0, the last its end
 * @param to the same positions in the other pane
 */
export function mapScroll(top: number, from: readonly number[], to: readonly number[]): number {
  const next = from.findIndex((position) => position > top);
  if (next === -1) return to.at(-1) ?? 0;
  const [start = 0, end = 0] = [from[next - 1], from[next]];
  const [mappedStart = 0, mappedEnd = 0] = [to[next - 1], to[next]];
  return mappedStart + ((top - start) / (end - start || 1)) * (mappedEnd - mappedStart);
}

/**
 * Where the blocks of a rendered text begin in its source, by their first letters.
 *
 * @param source Markdown or HTML
 * @param blocks the texts of the blocks, in order
 * @returns an offset for each; null for one that is not found
 */
export function offsetsOf(source: string, blocks: readonly string[]): (number | null)[] {
  const { letters, offsets } = lettersOf(withoutMarks(source));
  let from = 0;
  return blocks.map((block) => {
    const key = lettersOf(block.slice(0, 10 * KEY)).letters.slice(0, KEY);
    const at = key ? letters.slice(from, from + LOOKAHEAD).indexOf(key) : -1;
    if (at === -1) return null;
    from += at + 1;
    return offsets[from - 1] ?? null;
  });
}

/** A source with spaces instead of its tags, entities and URLs. */
function withoutMarks(source: string): string {
  return source.replace(/<[^<>]*>|&#?\w+;|\]\([^()\n]*\)/g, (mark) => " ".repeat(mark.length));
}

/** The letters and digits of a text, with their positions. */
function lettersOf(text: string): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  let letters = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (!LETTER.test(character)) continue;
    letters += character;
    offsets.push(at);
  }
  return { letters, offsets };
}
