import { useRef } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { useDeletePost, type PostListItem } from "@/data/posts";
import { countOf } from "@/lib/format";
import { postMenuId } from "./PostRow";

type Props = {
  post: PostListItem;
  /** Where focus goes when the post's row is gone. */
  headingId: string;
  onClose: () => void;
};

export function DeletePostDialog({ post, headingId, onClose }: Props) {
  const remove = useDeletePost();
  const isDeleted = useRef(false);

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !remove.isPending) onClose();
      }}
      title="Delete post"
      description={`Are you sure you want to delete "${post.title}"? ${whatGoes(post)} This cannot be undone.`}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(post.id, {
          onSuccess: () => {
            isDeleted.current = true;
            onClose();
          },
        })
      }
      returnFocusTo={() =>
        document.getElementById(isDeleted.current ? headingId : postMenuId(post.id))
      }
    />
  );
}

/** The count of comments is of those in public; there may be others, so no number is given. */
function whatGoes({ likes }: PostListItem): string {
  return likes > 0
    ? `All its comments and its ${countOf(likes, "like")} go with it.`
    : "All its comments go with it.";
}
