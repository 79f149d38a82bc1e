import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { useRestore } from "@/data/bin";
import { useDeletePost, type PostListItem } from "@/data/posts/admin";
import { countOf } from "@/lib/format/dates-and-numbers";
import { postMenuId } from "./PostRow";

type Props = { post: PostListItem; onClose: () => void };

export function DeletePostDialog({ post, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeletePost({
    success: (_data, id) => ({
      title: "Success",
      description: "Post deleted successfully",
      ...undo(() => restore.mutate({ kind: "posts", ids: [id] })),
    }),
    failure: () => ({ title: "Error", description: "Failed to delete post" }),
  });
  return (
    <DeleteDialog
      title="Delete post"
      description={`Are you sure you want to delete "${post.title}"? ${whatGoes(post)}`}
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
    ? `All its comments and its ${countOf(likes, "like")} go with it.`
    : "All its comments go with it.";
}
