import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { registerSiteFiles } from "@/lib/browser/site-files";
import { setRenderedOrigin } from "@/lib/seo/site-origin";
import { articleQuery } from "@/lib/article/article";
import { registerPictures, type BuiltPictures } from "@/lib/media/built";

/** Id of the element with the data of a prerendered page, as JSON. */
export const PAGE_DATA_ID = "page-data";

export type PageData = {
  /** Its path, without a trailing slash; null in the app shell, which has only what all pages need. */
  path: string | null;
  /** The site's URL, without a trailing slash. */
  siteUrl: string;
  /** The site version of the data, see src/data/site-version.ts. */
  version: string;
  /** The results of its queries; stale, unless `trustUntilChanged` finds that they are current. */
  queries: [key: QueryKey, data: unknown][];
  /** The build's files of the pictures it shows, if any. */
  pictures?: BuiltPictures;
  /** The paths of the owner's pages that are hidden by a file of the site, if any. */
  siteFiles?: readonly string[];
};

/** The data of a page, whatever its URL; null also if a host has changed it, or if the response was truncated. */
export function anyPageDataIn(page: Document): PageData | null {
  try {
    return JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent || "null");
  } catch {
    return null;
  }
}

/**
 * Reads the data of a page.
 *
 * @param at the requested path in the site
 * @returns null when there is none, as in the admin area, or when the host has served the wrong file
 */
export function pageDataIn(page: Document, at: string): PageData | null {
  const data = anyPageDataIn(page);
  const isOfPage = data?.path === null || data?.path === at.replace(/\/$/, "");
  return isOfPage ? data : null;
}

/** Fills the query cache with the page's data. */
export function restorePageData(client: QueryClient, page: PageData): void {
  const { siteUrl, queries, pictures, siteFiles } = page;
  setRenderedOrigin(siteUrl);
  registerSiteFiles(siteFiles);
  registerPictures(pictures);
  // Without a date, data is stale.
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: 0 });
  // Prepared articles are in the document, and not repeated in the data.
  const articles = articlesIn(queries.map(([, data]) => data));
  for (const article of document.querySelectorAll<HTMLElement>(".article")) {
    const html = articles.get(article.dataset["of"] ?? "");
    if (html !== undefined) client.setQueryData(articleQuery(html).queryKey, article.innerHTML);
  }
}

/**
 * The HTML of posts and projects, not sanitized, by their ids.
 *
 * @param data of queries: rows and lists of rows, among others
 */
export function articlesIn(data: unknown[]): Map<string, string> {
  return new Map(
    data.flat().flatMap((row): [string, string][] => {
      const { id, long_description_html: description, content: html = description } = Object(row);
      return id !== undefined && typeof html === "string" && html ? [[String(id), html]] : [];
    }),
  );
}
