import { useEffect, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import type { Post } from "@/data/posts/public";
import { lazyPart } from "@/lib/lazy-part";
import { storedPositions } from "@/lib/reading/stored-positions";

const ContinueReading = lazyPart(() => import("./ContinueReading"), "ContinueReading");

type Props = { post: Pick<Post, "id" | "slug" | "title"> };

/**
 * Tracks where the reader stops in an article. Loaded for readers who scroll, or have been here before; the article
 * can be read without it.
 */
export function ReadingPositionTracker({ post }: Props) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return;
    const load = () => setIsNeeded(true);
    // The browser may have scrolled before the page was interactive.
    if (window.scrollY > 0 || storedPositions().includes(post.id)) load();
    window.addEventListener("scroll", load, { once: true, passive: true });
    return () => window.removeEventListener("scroll", load);
  }, [isNeeded, post.id]);
  if (!isNeeded) return null;
  return (
    <LoadedLater>
      <ContinueReading post={post} />
    </LoadedLater>
  );
}
