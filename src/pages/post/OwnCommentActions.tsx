import { lazy, useRef, useState, type Ref } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { useDeleteComment, type Comment } from "@/data/comments/public";
import { readDraft } from "@/lib/drafts/draft-store";
import { useFormats } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { commentButton } from "./comment-button";
import { editKey } from "./EditComment";

const ConfirmDialog = lazy(() =>
  import("@/components/ui/ConfirmDialog").then((module) => ({ default: module.ConfirmDialog })),
);

const notices: Notices<void> = {
  success: () => ({ title: "Comment deleted" }),
  failure: ({ message }) => ({ title: "Failed to delete comment", description: message }),
};

type Props = { comment: Comment; editButton: Ref<HTMLButtonElement>; onEdit: () => void };

/** What its author may do with a comment. */
export function OwnCommentActions({ comment, editButton, onEdit }: Props) {
  const { formatDateTime } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const isDeleted = useRef(false);
  const remove = useDeleteComment(comment, notices);
  const which = `your comment of ${formatDateTime(comment.created_at)}`;

  return (
    <>
      {(comment.is_editable || readDraft(editKey(comment)) !== "") && (
        <button
          ref={editButton}
          type="button"
          aria-label={`Edit ${which}`}
          onClick={onEdit}
          className={commentButton}
        >
          Edit
        </button>
      )}
      <button
        type="button"
        aria-label={`Delete ${which}`}
        onClick={() => setIsAsking(true)}
        className={commentButton}
      >
        Delete
      </button>
      {isAsking && (
        <LoadedLater what="The question" onFailure={() => setIsAsking(false)}>
          <ConfirmDialog
            onClose={() => {
              if (!remove.isPending) setIsAsking(false);
            }}
            title="Delete your comment?"
            description="What you wrote goes for good. If somebody has answered it, the answers stay."
            confirmLabel="Delete"
            isBusy={remove.isPending}
            onConfirm={() =>
              remove.mutate(undefined, {
                onSuccess: () => (isDeleted.current = true),
                onSettled: () => setIsAsking(false),
              })
            }
            // The opener goes with the comment.
            returnFocusTo={() => (isDeleted.current ? document.getElementById("comments") : null)}
          />
        </LoadedLater>
      )}
    </>
  );
}
