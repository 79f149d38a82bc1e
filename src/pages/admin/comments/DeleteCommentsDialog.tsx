import { IN_THE_BIN, restoreNotices, undo } from "@/components/admin/bin-texts";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useRestore } from "@/data/bin";
import { useDeleteComments, type ModeratedComment } from "@/data/comments/admin";
import { countOf, formatNumber } from "@/lib/format/dates-and-numbers";
import { commentMenuId } from "./CommentRow";
import { numberOfComments } from "./number-of-comments";

type Props = {
  comments: ModeratedComment[];
  onClose: () => void;
};

export function DeleteCommentsDialog({ comments, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeleteComments({
    success: (_data, ids) => ({
      title: `${numberOfComments(ids)} Deleted`,
      ...undo(() => restore.mutate({ kind: "comments", ids })),
    }),
    failure: (error, ids) => ({
      title: ids.length === 1 ? "Failed to delete comment" : "Failed to delete comments",
      description: error.message,
    }),
  });
  const [only] = comments.length === 1 ? comments : [];

  return (
    <ConfirmDialog
      onClose={() => {
        if (!remove.isPending) onClose();
      }}
      title={only ? "Delete comment" : "Delete comments"}
      description={`Are you sure you want to delete ${nameOf(comments)}? ${repliesThatGo(comments)}${only ? IN_THE_BIN : "They stay in the bin for 30 days."}`}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          comments.map(({ id }) => id),
          { onSuccess: onClose },
        )
      }
      returnFocusTo={() => (only ? document.getElementById(commentMenuId(only.id)) : null)}
    />
  );
}

function nameOf(comments: ModeratedComment[]): string {
  const [first] = comments;
  if (!first || comments.length > 1)
    return `the ${formatNumber(comments.length)} selected comments`;
  const { author_name, content } = first;
  return `the comment by ${author_name}, "${content.length > 80 ? `${content.slice(0, 79)}…` : content}"`;
}

/** Number of unselected replies that are deleted with their comments. */
function repliesThatGo(comments: ModeratedComment[]): string {
  const ids = new Set(comments.map(({ id }) => id));
  const own = comments.filter(({ parent_id }) => parent_id !== null && ids.has(parent_id)).length;
  const count = comments.reduce((sum, { reply_count }) => sum + reply_count, 0) - own;
  if (count === 0) return "";
  const owner = comments.length === 1 ? "Its" : "Their";
  return count === 1
    ? `${owner} reply goes with ${comments.length === 1 ? "it" : "them"}. `
    : `${owner} ${countOf(count, "reply", "replies")} go with ${comments.length === 1 ? "it" : "them"}. `;
}
