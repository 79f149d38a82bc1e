import { useEffect } from "react";
import { slugOf } from "@/lib/text/slug";
import type { PostInput } from "./post-input";

/**
 * Makes the slug follow the title until it is written by hand.
 *
 * @param postId its first part stands in for titles that leave no slug
 */
export function useAutomaticSlug(
  { title, slug, hasOwnSlug }: PostInput,
  postId: string,
  onChange: (values: Partial<PostInput>) => void,
): void {
  useEffect(() => {
    if (hasOwnSlug) return;
    let isOutdated = false;
    const fallback = title.trim() ? postId.slice(0, 8) : "";
    void slugOf(title)
      // The transliteration is loaded when needed; without it the short id serves.
      .catch(() => "")
      .then((fromTitle) => {
        const next = fromTitle || fallback;
        if (!isOutdated && next !== slug) onChange({ slug: next });
      });
    return () => {
      isOutdated = true;
    };
  }, [title, slug, hasOwnSlug, postId, onChange]);
}
