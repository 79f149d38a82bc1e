import { useEffect } from "react";
import { storedPlaces } from "@/lib/reading/stored-places";

/**
 * Removes the reading position of an article that no longer exists, so that nothing links to it.
 */
export function useForgetMissing(idOrSlug: string, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || !storedPlaces().includes(idOrSlug)) return;
    void import("@/lib/reading/places")
      .then(({ forgetPlace, keptPlaces }) => {
        for (const { postId, slug } of keptPlaces()) {
          if (postId === idOrSlug || slug === idOrSlug) forgetPlace(postId);
        }
      })
      // If its code cannot be loaded, the next visit removes it.
      .catch(() => undefined);
  }, [idOrSlug, isMissing]);
}
