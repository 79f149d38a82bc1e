/**
 * The beginning of a text, counted in code points, like in the database, which would reject half a surrogate
 * pair from a cut emoji.
 */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}
