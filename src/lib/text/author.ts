/** Stored for a post whose author was not named. */
export const DEFAULT_AUTHOR = "Admin";

/**
 * An author's name as readers see it: the owner's where nobody was named.
 *
 * @param stored the `author_name` of a post
 */
export function shownAuthor(stored: string, owner: string): string {
  return stored === DEFAULT_AUTHOR ? owner : stored;
}
