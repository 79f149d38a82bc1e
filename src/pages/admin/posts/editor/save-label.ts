import { formatDayToCome } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import type { PostInput } from "../post-input";

type Publishing = Pick<PostInput, "published" | "publishedAt">;

/** What saving a post does, as its button says it. */
export function saveLabel(stored: Publishing, next: Publishing): string {
  const isPublic = stored.published && !isToCome(stored.publishedAt);
  if (!next.published) return isPublic ? "Unpublish" : "Save draft";
  if (isToCome(next.publishedAt)) return `Schedule for ${formatDayToCome(next.publishedAt)}`;
  return isPublic ? "Update" : "Publish";
}
