import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { useRestore } from "@/data/bin";
import { useDeletePost, type PostListItem } from "@/data/posts/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { postMenuId } from "./PostRow";

type Props = { post: PostListItem; onClose: () => void };

export function DeletePostDialog({ post, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeletePost({
    success: (_data, id) => ({
      title: t("Success"),
      description: t("Post deleted successfully"),
      ...undo(() => restore.mutate({ kind: "posts", ids: [id] })),
    }),
    failure: () => ({ title: t("Error"), description: t("Failed to delete post") }),
  });
  return (
    <DeleteDialog
      title={t("Delete post")}
      description={`${t('Are you sure you want to delete "{title}"?', { title: post.title })} ${whatGoes(post)}`}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(post.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={postMenuId(post.id)}
    />
  );
}

/** Gives no number of comments: only the public ones are counted. */
function whatGoes({ likes }: PostListItem): string {
  return likes > 0
    ? plural(likes, {
        one: "All its comments and its {count} like go with it.",
        other: "All its comments and its {count} likes go with it.",
      })
    : t("All its comments go with it.");
}
