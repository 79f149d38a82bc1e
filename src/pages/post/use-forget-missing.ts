import { useEffect } from "react";
import { storedPositions } from "@/lib/reading/stored-positions";

/** Removes the reading position of an article that no longer exists, so that nothing links to it. */
export function useForgetMissing(idOrSlug: string, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || !storedPositions().includes(idOrSlug)) return;
    void import("@/lib/reading/positions")
      .then(({ removeReadingPosition, readingPositions }) => {
        for (const { postId, slug } of readingPositions()) {
          if (postId === idOrSlug || slug === idOrSlug) removeReadingPosition(postId);
        }
      })
      // If the code cannot be loaded, the next visit removes the position.
      .catch(() => undefined);
  }, [idOrSlug, isMissing]);
}
