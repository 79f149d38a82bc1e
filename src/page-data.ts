import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { setRenderedSiteUrl } from "@/lib/own-address";
import { safeHtmlQuery } from "@/lib/safe-html";
import { whenWhole } from "@/lib/takeover";

/** Id of the element with the data of a page that was rendered ahead of time, as JSON. */
export const PAGE_DATA_ID = "page-data";

/** What a page was rendered from. */
export type PageData = {
  /** Its address, without the `/` at the end. */
  path: string;
  /** The site's own address. */
  siteUrl: string;
  queries: [key: QueryKey, data: unknown][];
};

/**
 * The data of the page in the document. Null where the page comes from the browser alone: newer
 * than the build, the owner's, or the wrong file for its address.
 */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  const data: PageData = JSON.parse(text);
  return isFor(data, window.location.pathname) ? data : null;
}

/** True where a page's data is about the page at an address. */
export function isFor({ path }: PageData, pathname: string): boolean {
  return path === pathname.replace(/\/$/, "");
}

/**
 * Fills the cache with what the page was rendered from. It is old: everything is asked for anew, as
 * soon as the page has been taken over and not a moment before.
 */
export function restorePageData(queryClient: QueryClient, { siteUrl, queries }: PageData): void {
  setRenderedSiteUrl(siteUrl);
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: 0 });
  askAnewAfterTakeover(queryClient);
  // The article stands in the document and need not come a second time.
  const article = document.querySelector(".article");
  const post = queries.map(([, data]) => data).find(hasContent);
  if (!article || !post) return;
  queryClient.setQueryData(safeHtmlQuery(post.content).queryKey, article.innerHTML, {
    updatedAt: 0,
  });
}

function askAnewAfterTakeover(queryClient: QueryClient): void {
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, refetchOnMount: false } });
  whenWhole(() => {
    queryClient.setDefaultOptions({ ...rest, ...(queries && { queries }) });
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt === 0 });
  });
}

function hasContent(data: unknown): data is { content: string } {
  return (
    typeof data === "object" &&
    data !== null &&
    "content" in data &&
    typeof data.content === "string"
  );
}
