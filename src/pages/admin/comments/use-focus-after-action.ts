import { useEffect, useRef } from "react";
import type { ModeratedComment } from "@/data/comments/admin";
import { firstActionId, commentMenuId } from "./CommentRow";

/**
 * Restores focus when the pressed button disappears, alone or with its row.
 *
 * @param headingId of the element that gets focus when the list becomes empty
 * @returns a function to call with the id of the comment that is acted on
 */
export function useFocusAfterAction(comments: ModeratedComment[], headingId: string) {
  const place = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const left = place.current;
    place.current = undefined;
    if (!left || document.activeElement !== document.body) return;
    const next = comments[Math.min(left.index, comments.length - 1)];
    const target =
      document.getElementById(commentMenuId(left.id)) ??
      (next && document.getElementById(firstActionId(next.id))) ??
      document.getElementById(headingId);
    target?.focus({ preventScroll: true });
  }, [comments, headingId]);

  return (id: string) => {
    place.current = { id, index: comments.findIndex((comment) => comment.id === id) };
  };
}
