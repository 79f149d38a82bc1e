import { isUuid } from "./text/is-uuid.ts";

/** The `id` of the heading over the comments on a post. */
export const COMMENTS = "comments";

const PREFIX = "comment-";

/** The `id` of a comment on its post's page, for links to it. */
export function commentAnchor({ id }: { id: string }): string {
  return PREFIX + id;
}

/**
 * Whether an anchor has the form of a comment's, here or by number in the blog that this site was before; a heading such
 * as "Comment out a line" has another. The comment need not exist.
 */
export function isCommentAnchor(anchor: string): boolean {
  const id = anchor.slice(PREFIX.length);
  return anchor.startsWith(PREFIX) && (isUuid(id) || /^\d+$/.test(id));
}
