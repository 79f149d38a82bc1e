import { useEffect } from "react";
import { slugOf } from "@/lib/text/slug";
import type { PostInput } from "./post-input";

/**
 * Derives the slug from the title until it is edited by hand.
 *
 * @param postId its first part is the slug of titles that leave none
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
      // If the transliteration cannot be loaded, the slug is the short id.
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
