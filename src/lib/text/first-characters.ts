/**
 * The beginning of a text, counted in code points, as the database does. Half a surrogate pair, where an emoji is cut,
 * it would refuse.
 */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join("");
}
