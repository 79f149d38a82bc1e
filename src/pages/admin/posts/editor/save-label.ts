import { formatUpcoming } from "@/lib/format/dates-and-numbers";
import { isInFuture } from "@/lib/clock";
import { t } from "@/lib/words";
import type { PostInput } from "../post-input";

type Publishing = Pick<PostInput, "published" | "published_at">;

export function saveLabel(stored: Publishing, next: Publishing): string {
  const isPublic = stored.published && !isInFuture(stored.published_at);
  if (!next.published) return isPublic ? t("Unpublish") : t("Save draft");
  if (isInFuture(next.published_at))
    return t("Schedule for {time}", { time: formatUpcoming(next.published_at) });
  return isPublic ? t("Update") : t("Publish");
}
