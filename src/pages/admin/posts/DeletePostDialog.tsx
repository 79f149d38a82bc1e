import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { deletionNotices } from "@/components/admin/record-notices";
import { rowMenuId } from "@/components/admin/RecordRow";
import { useDeletion } from "@/data/bin";
import type { PostListItem } from "@/data/posts/admin";
import { postKeys } from "@/data/posts/public";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = { post: PostListItem; onClose: () => void };

export function DeletePostDialog({ post, onClose }: Props) {
  const deletion = useDeletion(
    "posts",
    [postKeys.published, postKeys.one, postKeys.all],
    deletionNotices(
      { title: t("Success"), description: t("Post deleted successfully") },
      { title: t("Error"), description: t("Failed to delete post") },
    ),
  );
  return (
    <DeleteDialog
      title={t("Delete post")}
      description={`${t('Are you sure you want to delete "{title}"?', { title: post.title })} ${alsoDeleted(post)}`}
      isDeleting={deletion.isPending}
      onDelete={(whenDone) => deletion.mutate(post.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={rowMenuId(post.id)}
    />
  );
}

/** Without the number of comments, as only public ones are known here. */
function alsoDeleted({ likes }: PostListItem): string {
  return likes > 0
    ? plural(likes, {
        one: "All its comments and its {count} like go with it.",
        other: "All its comments and its {count} likes go with it.",
      })
    : t("All its comments go with it.");
}
