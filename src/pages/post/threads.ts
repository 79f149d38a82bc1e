import type { Comment } from "@/data/comments/public";

export type Thread = { comment: Comment; replies: Comment[] };

/**
 * Groups comments into threads, which keep the given order; replies are sorted oldest first. A reply whose parent is
 * not among them becomes a thread of its own.
 */
export function threadsOf(comments: Comment[]): Thread[] {
  // A comment liked between the requests for two pages may be on both.
  const unique = new Map(comments.map((comment) => [comment.id, comment]));
  const repliesTo = Map.groupBy(unique.values(), ({ parent_id }) => parent_id);
  const first = [...unique.values()].filter(
    ({ parent_id }) => parent_id === null || !unique.has(parent_id),
  );
  return first.map((comment) => ({
    comment,
    replies: (repliesTo.get(comment.id) ?? []).toSorted(byTime),
  }));
}

function byTime(one: Comment, other: Comment): number {
  if (one.created_at === other.created_at) return one.id < other.id ? -1 : 1;
  return one.created_at < other.created_at ? -1 : 1;
}
