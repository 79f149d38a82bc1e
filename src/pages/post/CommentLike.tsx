import { Heart } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { useSetCommentLike } from "@/data/comments/likes";
import type { Comment } from "@/data/comments/public";
import { classNames } from "@/lib/class-names";
import { useFormats } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { commentAuthor } from "./comment-author";
import { useLikeToggle } from "./use-like-toggle";
import { t } from "@/lib/words";

// A visible like needs no toast.
const notices: Notices<void, boolean> = {
  success: () => null,
  failure: t("Failed to update like"),
};

export function CommentLike({ comment }: { comment: Comment }) {
  const { plural, formatCompact } = useFormats();
  const { user } = useAuth();
  const setLike = useSetCommentLike(comment, notices);
  const isLiked = user !== null && comment.is_liked;
  const toggle = useLikeToggle({
    isLiked,
    pleaseSignIn: t("Please sign in to like comments"),
    setLike: setLike.mutate,
  });

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t("Like the comment by {name}, {likes}", {
        name: commentAuthor(comment),
        likes: plural(comment.likes, { one: "{count} like", other: "{count} likes" }),
      })}
      onClick={toggle}
      className={classNames(
        "-me-4 inline-flex min-h-11 min-w-11 items-center gap-2 label hover:text-accent",
        isLiked ? "text-accent" : "text-ink-muted",
      )}
    >
      <Heart aria-hidden className={classNames("size-3.5", isLiked && "fill-current")} />
      {comment.likes > 0 && formatCompact(comment.likes)}
    </button>
  );
}
