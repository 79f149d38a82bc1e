import { formatDayToCome } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import type { PostInput } from "../post-input";

type Publishing = Pick<PostInput, "published" | "published_at">;

/** What saving a post does, as its button says it. */
export function saveLabel(stored: Publishing, next: Publishing): string {
  const isPublic = stored.published && !isToCome(stored.published_at);
  if (!next.published) return isPublic ? "Unpublish" : "Save draft";
  if (isToCome(next.published_at)) return `Schedule for ${formatDayToCome(next.published_at)}`;
  return isPublic ? "Update" : "Publish";
}
