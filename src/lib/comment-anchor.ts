/** The `id` of the heading over the comments on a post. */
export const COMMENTS = "comments";

const PREFIX = "comment-";

/** The `id` of a comment on its post's page, for links to it. */
export function commentAnchor({ id }: { id: string }): string {
  return PREFIX + id;
}

/** Of a comment's id, or of its number in the blog that this site was before. */
const ANCHOR = new RegExp(`^${PREFIX}(?:[\\da-f-]{36}|\\d+)$`);

/** Whether an anchor has the form of a comment's, unlike that of a heading "Comment out". The comment need not exist. */
export function isCommentAnchor(anchor: string): boolean {
  return ANCHOR.test(anchor);
}
