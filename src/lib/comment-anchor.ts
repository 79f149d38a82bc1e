/** The `id` of the heading over the comments on a post. */
export const COMMENTS = "comments";

const PREFIX = "comment-";

/** The `id` of a comment on its post's page, which links to it name. */
export function commentAnchor({ id }: { id: string }): string {
  return PREFIX + id;
}

/** Whether an anchor is that of a comment, on the page or not. */
export function isCommentAnchor(anchor: string): boolean {
  return anchor.startsWith(PREFIX);
}
