/** The `id` of the heading over the comments on a post. */
export const COMMENTS = "comments";

const PREFIX = "comment-";

/** The `id` of a comment on its post's page, for links to it. */
export function commentAnchor({ id }: { id: string }): string {
  return PREFIX + id;
}

/** Whether an anchor has the form of a comment's. The comment need not exist. */
export function isCommentAnchor(anchor: string): boolean {
  return anchor.startsWith(PREFIX);
}
