import type { Comment } from "@/data/comments/public";

export type Thread = { comment: Comment; replies: Comment[] };

/**
 * Groups comments into threads. Threads keep the given order, newest first; replies are sorted
 * oldest first.
 */
export function threadsOf(comments: Comment[]): Thread[] {
  const repliesTo = Map.groupBy(comments, ({ parent_id }) => parent_id);
  return (repliesTo.get(null) ?? []).map((comment) => ({
    comment,
    replies: (repliesTo.get(comment.id) ?? []).toReversed(),
  }));
}
