import * as limits from "@/lib/supabase/limits/draft-notes";
import { firstCharacters } from "@/lib/text/first-characters";

/** A block of an article: its index, and its first words. */
export type Block = { paragraph: number; quote: string };

/** The first words of a block, by which its notes are matched. */
export function quoteOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return firstCharacters(line, limits.quote_max_length).trimEnd();
}

/**
 * Finds the blocks that notes belong to, even if the article has changed since: for each note, the nearest block that
 * still begins with the same words.
 *
 * @returns the notes by block index, and those whose block is gone or begins differently now
 */
export function placeNotes<Note extends Block>(
  blocks: readonly Block[],
  notes: readonly Note[],
): { placed: Map<number, Note[]>; rest: Note[] } {
  const placed = new Map<number, Note[]>();
  const rest: Note[] = [];
  for (const note of notes) {
    const distance = ({ paragraph }: Block) => Math.abs(paragraph - note.paragraph);
    const [nearest] = blocks
      .filter(({ quote }) => quote === note.quote)
      .toSorted((a, b) => distance(a) - distance(b));
    if (!nearest) rest.push(note);
    else placed.set(nearest.paragraph, [...(placed.get(nearest.paragraph) ?? []), note]);
  }
  return { placed, rest };
}
