import type { ModeratedComment } from "@/data/moderation";

/** Ids of what must be approved before a reply to the comment is public: itself and its parent. */
export function needApproval(comment: ModeratedComment): string[] {
  const { id, status, parent_id, parent_status } = comment;
  return [
    ...(parent_id && parent_status !== "approved" ? [parent_id] : []),
    ...(status === "approved" ? [] : [id]),
  ];
}
