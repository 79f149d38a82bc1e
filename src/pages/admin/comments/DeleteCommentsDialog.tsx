import { IN_THE_BIN, restoreNotices, undo } from "@/components/admin/record-notices";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useRestore } from "@/data/bin";
import { useDeleteComments, type ModeratedComment } from "@/data/comments/admin";
import { plural, formatNumber } from "@/lib/format/dates-and-numbers";
import { shorten } from "@/lib/text/shorten";
import { t } from "@/lib/words";
import { commentMenuId } from "./CommentRow";

type Props = {
  comments: ModeratedComment[];
  onClose: () => void;
};

export function DeleteCommentsDialog({ comments, onClose }: Props) {
  const [only] = comments.length === 1 ? comments : [];
  const restore = useRestore(restoreNotices);
  const remove = useDeleteComments({
    success: (_data, ids) => ({
      title: plural(ids.length, { one: "Comment Deleted", other: "{count} Comments Deleted" }),
      ...undo(() => restore.mutate({ kind: "comments", ids })),
    }),
    failure: only ? t("Failed to delete comment") : t("Failed to delete comments"),
  });

  return (
    <ConfirmDialog
      onClose={onClose}
      title={only ? t("Delete comment") : t("Delete comments")}
      description={[
        question(comments),
        deletedReplies(comments),
        only ? IN_THE_BIN : t("They stay in the bin for 30 days."),
      ]
        .filter(Boolean)
        .join(" ")}
      confirmLabel={t("Delete")}
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

function question(comments: ModeratedComment[]): string {
  const [first] = comments;
  if (!first || comments.length > 1)
    return t("Are you sure you want to delete the {count} selected comments?", {
      count: formatNumber(comments.length),
    });
  const { author_name, content } = first;
  return t('Are you sure you want to delete the comment by {author}, "{words}"?', {
    author: author_name,
    words: shorten(content, 80),
  });
}

/** Number of unselected replies that are deleted with their comments. */
function deletedReplies(comments: ModeratedComment[]): string {
  const ids = new Set(comments.map(({ id }) => id));
  const own = comments.filter(({ parent_id }) => parent_id !== null && ids.has(parent_id)).length;
  const count = comments.reduce((sum, { reply_count }) => sum + reply_count, 0) - own;
  if (count === 0) return "";
  return comments.length === 1
    ? plural(count, { one: "Its reply goes with it.", other: "Its {count} replies go with it." })
    : plural(count, {
        one: "Their reply goes with them.",
        other: "Their {count} replies go with them.",
      });
}
