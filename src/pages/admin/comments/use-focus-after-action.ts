import { useEffect, useRef } from "react";
import type { ModeratedComment } from "@/data/moderation";
import { firstActionId, commentMenuId } from "./CommentRow";

/**
 * Keeps the keyboard's place in the list when the button that was pressed goes with its row, or out
 * of it.
 *
 * @param headingId where focus goes when the list has become empty
 * @returns a function to call with the comment that is acted on
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
