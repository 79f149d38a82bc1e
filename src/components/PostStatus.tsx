import { isInFuture } from "@/lib/clock";
import type { Tables } from "@/lib/supabase/database.types";
import { Badge } from "./ui/Badge";
import { t } from "@/lib/words";

type Props = {
  post: Pick<Tables<"posts">, "published" | "unlisted" | "listed_at">;
  /** Shows nothing for a post that everyone can find. */
  isQuiet?: boolean;
};

/** Whether a post can be read and found, for its owner. */
export function PostStatus({ post, isQuiet = false }: Props) {
  if (!post.published) return <Badge tone="warning">{t("Draft")}</Badge>;
  const isScheduled = isInFuture(post.listed_at);
  return (
    <>
      {isScheduled && <Badge tone="accent">{t("Scheduled")}</Badge>}
      {post.unlisted && <Badge>{t("Unlisted")}</Badge>}
      {!isQuiet && !isScheduled && !post.unlisted && <Badge tone="success">{t("Published")}</Badge>}
    </>
  );
}
