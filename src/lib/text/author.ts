/** Stored for a post without an author name. */
export const DEFAULT_AUTHOR = "Admin";

/**
 * An author's name as readers see it: the owner's if none is stored.
 *
 * @param stored the `author_name` of a post
 */
export function shownAuthor(stored: string, owner: string): string {
  return stored === DEFAULT_AUTHOR ? owner : stored;
}
