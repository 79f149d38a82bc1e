import type { Comment } from "@/data/comments/public";

/** Target of links to a comment. */
export function commentAnchor({ id }: Comment): string {
  return `comment-${id}`;
}
