import type { QueryClient } from "@tanstack/react-query";
import { setPrefetchedPath } from "./page-fallback";
import { articleQuery } from "@/lib/article/article";
import { postKeys } from "@/data/posts/public";
import { inSite, isOnSite } from "@/lib/base-path";
import { prefersReducedData } from "@/lib/browser/prefers-reduced-data";
import { articlesIn } from "./page-data";
import { preloadPage } from "./router";

/** Milliseconds on a link until it counts as intent: a pointer crossing it loads nothing. */
const HOVER_DELAY = 65;

/**
 * Prefetches the code and data of a public page when its link is hovered, focused or touched,
 * unless the visitor saves data.
 *
 * @returns a function that stops it
 */
export function prefetchOnIntent(client: QueryClient): () => void {
  let timer: number | undefined;
  let hoveredLink: HTMLAnchorElement | null = null;

  const onIntent = ({ target, type }: Pick<Event, "target" | "type">) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === hoveredLink && type !== "touchstart") return;
    hoveredLink = link;
    clearTimeout(timer);
    const pathname = link && linkedPage(link);
    if (!pathname || prefersReducedData()) return;
    // A failed prefetch is ignored: the page fetches again and reports errors itself.
    const fetchPage = () => void prefetch(client, pathname).catch(() => undefined);
    if (type === "touchstart") fetchPage();
    else timer = window.setTimeout(fetchPage, HOVER_DELAY);
  };

  // The pointer may already be on a link.
  onIntent({ target: document.querySelector("a:hover, a:focus"), type: "pointerover" });
  const types = ["pointerover", "focusin", "touchstart"];
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}

/** Path in the site of the page that a link leads to; null for the current page, other sites and new tabs. */
export function linkedPage(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = window.location;
  const isOnThisSite = link.origin === origin && isOnSite(link.pathname);
  const isOtherPage = isOnThisSite && link.pathname !== pathname && !link.target;
  // Search parameters change the first rows of a list.
  return isOtherPage && !link.search ? inSite(link.pathname) : null;
}

/** Fetches all that a public page first shows. */
export async function prefetch(client: QueryClient, pathname: string): Promise<void> {
  setPrefetchedPath(pathname);
  const { loadPageData } = await import("./load-page-data");
  await Promise.all([preloadPage(pathname), loadPageData(client, pathname)]);
  // An article is only shown once it is prepared, so do that in advance, too.
  const data = client.getQueriesData({ queryKey: postKeys.one }).map(([, posts]) => posts);
  for (const html of articlesIn(data).values()) await client.prefetchQuery(articleQuery(html));
}
