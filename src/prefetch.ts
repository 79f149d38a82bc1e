import type { QueryClient } from "@tanstack/react-query";
import { postKeys, type Post } from "@/data/posts";
import { safeHtmlQuery } from "@/lib/html/safe-html";
import { savesData } from "@/lib/browser/saves-data";
import { loadPageData } from "./load-page-data";
import { preloadPage } from "./router";

/** Milliseconds on a link after which it is meant: a pointer that only crosses it loads nothing. */
const REST = 65;

/**
 * Fetches the code of a public page together with what it shows first, as soon as somebody points
 * at a link to it, moves focus there or touches it. Whoever saves data waits for the click.
 *
 * @returns a function that ends it
 */
export function prefetchOnIntent(client: QueryClient): () => void {
  let rest: number | undefined;
  let meant: HTMLAnchorElement | null = null;

  const onIntent = ({ target, type }: Pick<Event, "target" | "type">) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === meant && type !== "touchstart") return;
    meant = link;
    clearTimeout(rest);
    const pathname = link && pageOf(link);
    if (!pathname || savesData()) return;
    // Without what was meant to be there already, the page fetches it itself, and says what fails.
    const fetchPage = () => void prefetch(client, pathname).catch(() => undefined);
    if (type === "touchstart") fetchPage();
    else rest = window.setTimeout(fetchPage, REST);
  };

  // This comes after the page: somebody may be on a link already.
  onIntent({ target: document.querySelector("a:hover, a:focus"), type: "pointerover" });
  const types = ["pointerover", "focusin", "touchstart"];
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(rest);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}

/** Path of the page that a link leads to; null for this page, other sites and other tabs. */
function pageOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = window.location;
  const isElsewhere = link.origin === origin && link.pathname !== pathname && !link.target;
  // A list that is searched or sorted begins with other rows.
  return isElsewhere && !link.search ? link.pathname : null;
}

async function prefetch(client: QueryClient, pathname: string): Promise<void> {
  await Promise.all([preloadPage(pathname), loadPageData(client, pathname)]);
  // An article can be shown once it has passed the sanitizer.
  for (const [, post] of client.getQueriesData<Post>({ queryKey: postKeys.one })) {
    if (post) await client.prefetchQuery(safeHtmlQuery(post.content));
  }
}
