import { Heart } from "lucide-react";
import { useRef } from "react";
import { useAuth } from "@/auth/use-auth";
import { useAuthDialog } from "@/auth/auth-dialog";
import { useSetCommentLike } from "@/data/comments/likes";
import type { Comment } from "@/data/comments/public";
import { classNames } from "@/lib/class-names";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { notify } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";

// A like that shows says enough.
const notices: Notices<void, boolean> = {
  success: () => null,
  failure: () => ({ title: "Error", description: "Failed to update like" }),
};

export function CommentLike({ comment }: { comment: Comment }) {
  const { countOf, formatCompact } = useFormats();
  const { user } = useAuth();
  const { open: openSignIn } = useAuthDialog();
  const setLike = useSetCommentLike(comment, user?.id ?? "", notices);
  const isLiked = user !== null && comment.is_liked;
  // The last requested state: the next tap may come before a render.
  const asked = useRef<boolean>(undefined);

  function toggle() {
    if (user) {
      asked.current = !(asked.current ?? isLiked);
      setLike.mutate(asked.current, { onSettled: () => (asked.current = undefined) });
      return;
    }
    notify({
      title: "Sign in required",
      description: "Please sign in to like comments",
      action: { label: "Sign In", onClick: openSignIn },
    });
  }

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like the comment by ${comment.author_name}, ${countOf(comment.likes, "like")}`}
      onClick={toggle}
      className={classNames(
        "-mr-4 inline-flex min-h-11 min-w-11 items-center gap-1.5 label hover:text-accent",
        isLiked ? "text-accent" : "text-ink-muted",
      )}
    >
      <Heart aria-hidden className={classNames("size-3.5", isLiked && "fill-current")} />
      {comment.likes > 0 && formatCompact(comment.likes)}
    </button>
  );
}
