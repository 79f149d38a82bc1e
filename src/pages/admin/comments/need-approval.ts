import type { ModeratedComment } from "@/data/comments/admin";

/**
 * Ids of the comments that must be approved before a reply can be public: the comment and its
 * parent.
 */
export function needApproval(comment: ModeratedComment): string[] {
  const { id, status, parent_id, parent_status } = comment;
  return [
    ...(parent_id && parent_status !== "approved" ? [parent_id] : []),
    ...(status === "approved" ? [] : [id]),
  ];
}
