import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { countPostView, type Post } from "@/data/posts/public";
import { isTrackable, pageShown } from "@/lib/browser/tracking-preference";
import { storeViewed, viewedOn } from "@/lib/reading/viewed-today";

/**
 * Counts a view, except the owner's. The database counts a reader once a day; this browser only remembers it to save
 * the request.
 */
export function useCountView(post: Post): void {
  const { user, isLoading } = useAuth();
  const owner = useOwnerQuery();
  const isReader = !isLoading && (user === null || owner.data === false);
  const postId = post.published ? post.id : undefined;

  useEffect(() => {
    if (!postId || !isReader || !isTrackable()) return;
    const today = new Date().toISOString().slice(0, 10);
    if (viewedOn(today).includes(postId)) return;
    pageShown()
      .then(() => countPostView(postId))
      .then(() => storeViewed(today, postId))
      .catch(() => undefined);
  }, [postId, isReader]);
}
