import { formatDayToCome } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import { t } from "@/lib/words";
import type { PostInput } from "../post-input";

type Publishing = Pick<PostInput, "published" | "published_at">;

/** What saving a post does, as its button says it. */
export function saveLabel(stored: Publishing, next: Publishing): string {
  const isPublic = stored.published && !isToCome(stored.published_at);
  if (!next.published) return isPublic ? t("Unpublish") : t("Save draft");
  if (isToCome(next.published_at))
    return t("Schedule for {time}", { time: formatDayToCome(next.published_at) });
  return isPublic ? t("Update") : t("Publish");
}
