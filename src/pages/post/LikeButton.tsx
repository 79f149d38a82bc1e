import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useRef } from "react";
import { useAuth } from "@/auth/use-auth";
import { useAuthDialog } from "@/auth/auth-dialog";
import { buttonClass } from "@/components/ui/button-class";
import { likeQuery, useSetLike } from "@/data/posts/likes";
import type { Post } from "@/data/posts/public";
import { classNames } from "@/lib/class-names";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { notify } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";

const notices: Notices<void, boolean> = {
  success: (_data, liked) => ({ title: liked ? "Post liked!" : "Like removed" }),
  failure: () => ({ title: "Error", description: "Failed to update like" }),
};

type Props = { post: Post; address: string };

export function LikeButton({ post, address }: Props) {
  const { countOf, formatCompact } = useFormats();
  const { user } = useAuth();
  const { open: openSignIn } = useAuthDialog();
  const userId = user?.id ?? "";
  const { data: isLiked = false } = useQuery({
    ...likeQuery(post.id, userId),
    enabled: user !== null,
  });
  const setLike = useSetLike({ id: post.id, address }, userId, notices);
  const isShownLiked = user !== null && isLiked;
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
      description: "Please sign in to like posts",
      action: { label: "Sign In", onClick: openSignIn },
    });
  }

  return (
    <button
      type="button"
      aria-pressed={isShownLiked}
      aria-label={`Like this post, ${countOf(post.likes, "like")}`}
      onClick={toggle}
      className={buttonClass(
        "secondary",
        "medium",
        isShownLiked ? "border-accent text-accent" : "",
      )}
    >
      <Heart aria-hidden className={classNames("size-4", isShownLiked && "fill-current")} />
      <span className="label">{formatCompact(post.likes)}</span>
    </button>
  );
}
