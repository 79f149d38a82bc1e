import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { buttonClass } from "@/components/ui/button-class";
import { likeQuery, useSetLike } from "@/data/posts/likes";
import type { Post } from "@/data/posts/public";
import { classNames } from "@/lib/class-names";
import { useFormats } from "@/lib/format/dates-and-numbers";
import type { Notices } from "@/lib/query-client";
import { useLikeToggle } from "./use-like-toggle";
import { t } from "@/lib/words";

const notices: Notices<void, boolean> = {
  success: (_data, liked) => ({ title: liked ? t("Post liked!") : t("Like removed") }),
  failure: t("Failed to update like"),
};

type Props = { post: Post; idOrSlug: string };

export function LikeButton({ post, idOrSlug }: Props) {
  const { plural, formatCompact } = useFormats();
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const { data: isLiked = false } = useQuery({
    ...likeQuery(post.id, userId),
    enabled: user !== null,
  });
  const setLike = useSetLike({ id: post.id, idOrSlug }, userId, notices);
  const isShownLiked = user !== null && isLiked;
  const toggle = useLikeToggle({
    isLiked,
    pleaseSignIn: t("Please sign in to like posts"),
    setLike: setLike.mutate,
  });

  return (
    <button
      type="button"
      aria-pressed={isShownLiked}
      aria-label={t("Like this post, {likes}", {
        likes: plural(post.likes, { one: "{count} like", other: "{count} likes" }),
      })}
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
