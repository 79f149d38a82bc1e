import { searchable } from "./searchable.ts";

/** Letters without a decomposition, each with its plain ones. */
const LETTERS = "łl øo đd ðd ħh ŧt ıi ßss æae œoe þth".split(" ");

/** A text to search for, or in, without accents and full-width letters: like `private.plain_letters` in the database. */
export function plainLetters(text: string): string {
  const plain = searchable(text)
    .normalize("NFKD")
    .replace(/[\u0300-\u036F\u00AD\u200B]/g, "");
  return LETTERS.reduce(
    (rest, [letter = "", ...letters]) => rest.replaceAll(letter, letters.join("")),
    plain,
  );
}
