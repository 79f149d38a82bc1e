import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { countPostView, type Post } from "@/data/posts/public";
import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";
import { isTrackable, pageShown } from "@/lib/browser/tracking-preference";

/** The key of a day and the ids of the posts viewed on it. */
const VIEWED = storageKey("viewed");

/** The ids of the posts that this browser viewed on a day, if that was the last one. */
function viewedOn(today: string): string[] {
  const [day, ...ids] = storedText(VIEWED).split(" ");
  return day === today ? ids : [];
}

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
      .then(() => storeText(VIEWED, [today, ...viewedOn(today), postId].join(" ")))
      .catch(() => undefined);
  }, [postId, isReader]);
}
