import { useEffect, useEffectEvent } from "react";
import { useSite } from "@/components/site-context";
import { slugOf } from "@/lib/text/slug";

type Input = {
  title: string;
  slug: string;
  /** BCP 47; empty for the site's language. */
  language?: string;
  /** True once the slug was written by hand. */
  hasOwnSlug: boolean;
};

/**
 * Derives the slug from the title until it is edited by hand, or stored.
 *
 * @param id of the post or project: its first part is the slug of titles that yield none
 * @param isSending keeps the slug that is being stored
 */
export function useAutomaticSlug(
  { title, slug, language: own, hasOwnSlug }: Input,
  id: string,
  isSending: boolean,
  onChange: (values: { slug: string }) => void,
): void {
  const change = useEffectEvent(onChange);
  const site = useSite();
  const language = own || site.language;
  const isFixed = hasOwnSlug || isSending;
  useEffect(() => {
    if (isFixed) return;
    let isOutdated = false;
    const fallback = title.trim() ? id.slice(0, 8) : "";
    void slugOf(title, language)
      // If the transliteration cannot be loaded, the slug is the short id.
      .catch(() => "")
      .then((fromTitle) => {
        const next = fromTitle || fallback;
        if (!isOutdated && next !== slug) change({ slug: next });
      });
    return () => {
      isOutdated = true;
    };
  }, [title, slug, language, isFixed, id]);
}
