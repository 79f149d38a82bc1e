import { useEffect } from "react";
import { storedPlaces } from "@/lib/reading/stored-places";

/** Forgets where an article was left that is not there any more, so that nothing leads to it. */
export function useForgetMissing(idOrSlug: string, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || !storedPlaces().includes(idOrSlug)) return;
    void import("@/lib/reading/places")
      .then(({ forgetPlace, keptPlaces }) => {
        for (const { postId, slug } of keptPlaces()) {
          if (postId === idOrSlug || slug === idOrSlug) forgetPlace(postId);
        }
      })
      // Without its code the next visit forgets it.
      .catch(() => undefined);
  }, [idOrSlug, isMissing]);
}
