import { useRef, useState, type Ref } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { useDeleteComment, type Comment } from "@/data/comments/public";
import { COMMENTS } from "@/lib/comment-anchor";
import { readDraft } from "@/lib/drafts/draft-store";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { lazyPart } from "@/lib/lazy-part";
import type { Notices } from "@/lib/query-client";
import { commentButton } from "./comment-button";
import { editKey } from "./EditComment";
import { shorten } from "@/lib/text/shorten";
import { t } from "@/lib/words";

const ConfirmDialog = lazyPart(() => import("@/components/ui/ConfirmDialog"), "ConfirmDialog");

const notices: Notices<void> = {
  success: t("Comment deleted"),
  failure: t("Failed to delete comment"),
};

type Props = { comment: Comment; editButton: Ref<HTMLButtonElement>; onEdit: () => void };

export function OwnCommentActions({ comment, editButton, onEdit }: Props) {
  const { formatDateTime } = useFormats();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const isDeleted = useRef(false);
  const remove = useDeleteComment(comment, notices);
  const time = formatDateTime(comment.created_at);

  return (
    <>
      {(comment.is_editable || readDraft(editKey(comment)) !== "") && (
        <button
          ref={editButton}
          type="button"
          aria-label={t("Edit your comment of {time}", { time })}
          onClick={onEdit}
          className={commentButton}
        >
          {t("Edit")}
        </button>
      )}
      <button
        type="button"
        aria-label={t("Delete your comment of {time}", { time })}
        onClick={() => setIsConfirmOpen(true)}
        className={commentButton}
      >
        {t("Delete")}
      </button>
      {isConfirmOpen && (
        <LoadedLater what={t("The question")} onFailure={() => setIsConfirmOpen(false)}>
          <ConfirmDialog
            onClose={() => setIsConfirmOpen(false)}
            title={t("Delete your comment?")}
            description={t("“{words}” will be deleted for good. Any replies to it stay.", {
              words: shorten(comment.content, 80),
            })}
            confirmLabel={t("Delete")}
            isBusy={remove.isPending}
            onConfirm={() =>
              remove.mutate(undefined, {
                onSuccess: () => (isDeleted.current = true),
                onSettled: () => setIsConfirmOpen(false),
              })
            }
            // The opener disappears with the comment.
            returnFocusTo={() => (isDeleted.current ? document.getElementById(COMMENTS) : null)}
          />
        </LoadedLater>
      )}
    </>
  );
}
