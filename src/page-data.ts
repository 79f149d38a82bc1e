import { hydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import { setRenderedOrigin } from "@/lib/seo/site-origin";
import { safeHtmlQuery } from "@/lib/html/safe-html";

/** Id of the element with the data of a page that was rendered ahead of time, as JSON. */
export const PAGE_DATA_ID = "page-data";

/** What a page was rendered from. */
export type PageData = {
  /** Its address, without the `/` at the end. */
  path: string;
  /** The site's own address. */
  siteUrl: string;
  /** Older than anything else: pages ask anew when they mount. */
  queries: DehydratedState;
};

/**
 * The data of the page in the document. Null where the page comes from the browser alone: newer
 * than the build, the owner's, or the wrong file for its address.
 */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  const data: PageData = JSON.parse(text);
  return data.path === window.location.pathname.replace(/\/$/, "") ? data : null;
}

/** Fills the cache with what the page was rendered from. */
export function restorePageData(client: QueryClient, { siteUrl, queries }: PageData): void {
  setRenderedOrigin(siteUrl);
  hydrate(client, queries);
  // The article stands in the document and need not come a second time.
  const article = document.querySelector(".article");
  const post = queries.queries.map(({ state }) => state.data).find(hasContent);
  if (article && post) client.setQueryData(safeHtmlQuery(post.content).queryKey, article.innerHTML);
}

function hasContent(data: unknown): data is { content: string } {
  return (
    typeof data === "object" &&
    data !== null &&
    "content" in data &&
    typeof data.content === "string"
  );
}
