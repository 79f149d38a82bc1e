/** What keys type that have another script's letters or vowel signs on them. */
const NOT_LATIN = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u;

/** Whether a key has a letter: on Latin keyboards the one that it types, on others, such as Greek ones, by its position. */
export function isLetterKey(
  { key, code }: Pick<KeyboardEvent, "key" | "code">,
  letter: string,
): boolean {
  return NOT_LATIN.test(key) ? code === `Key${letter}` : key.toUpperCase() === letter;
}
