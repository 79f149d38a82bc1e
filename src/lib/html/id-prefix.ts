/** The prefix of every id in an article. Without it, an id could shadow a property of the document. */
export const ID_PREFIX = "user-content-";

/** The id of an element in an article by its name, which may have the prefix already. */
export function prefixedId(name: string): string {
  return name.startsWith(ID_PREFIX) ? name : ID_PREFIX + name;
}
