import { hashKey, type QueryClient } from "@tanstack/react-query";
import { siteVersionQuery } from "@/data/site-version";
import { inSite, onHost } from "@/lib/base-path";
import { knowPictures } from "@/lib/media/built";
import type { Persister } from "@/lib/query-client";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { pageDataIn, type PageData } from "./page-data";

/** The path of a page whose data is fetched ahead. */
let pathAhead = "";

/** To be called before the data of another page is fetched. */
export function fetchAhead(path: string): void {
  pathAhead = path;
}

/**
 * Answers from the page that the build has rendered for the present path, or for one that is fetched ahead, while
 * the backend is away. What is already shown is kept.
 */
export const pageFallback: Persister = async (ask, context, query) => {
  const asked = Promise.resolve(ask(context));
  const isVersion = query.queryKey[0] === siteVersionQuery().queryKey[0];
  if (query.state.data !== undefined || isVersion) return asked;
  return backendOrFallback(asked, async () => {
    // It was cancelled, which looks like no answer.
    if (query.state.fetchStatus === "idle") return null;
    // Not every host has a page at its address with a slash at the end.
    const present = inSite(window.location.pathname).replace(/(.)\/$/, "$1");
    for (const path of new Set([pathAhead, present])) {
      const page = path ? await readBuiltPage(withSlug(path, context.client)) : null;
      if (!page) continue;
      // An id or a former slug stands in the query's key where the page has the present slug.
      const hash = hashKey(
        query.queryKey.map((part) => (part === lastOf(path) ? lastOf(page.path) : part)),
      );
      const found = page.queries.find(([key]) => hashKey(key) === hash);
      if (!found) continue;
      knowPictures(page.pictures);
      return found[1];
    }
    return null;
  });
};

/** The data of a page of the build, or of the one that the page there leads to. */
async function readBuiltPage(path: string): Promise<PageData | null> {
  const answer = await fetch(onHost(path), { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // A host may have redirected to it.
  const data = pageDataIn(page, inSite(new URL(answer.url).pathname));
  if (data) return data;
  const link = page.links[0]?.getAttribute("href");
  const to = link?.startsWith("/") ? inSite(link) : path;
  return to === path ? null : readBuiltPage(to);
}

/** The path with the slug in place of an id, if a list that was read has it: offline, no id leads anywhere. */
function withSlug(path: string, client: QueryClient): string {
  const row = client
    .getQueriesData({})
    .flatMap(([, data]) => rowsIn(data))
    .find(({ id }) => id === lastOf(path));
  return row?.slug === undefined ? path : path.replace(row.id, row.slug);
}

type Listed = { id: string; slug?: string };

function rowsIn(data: unknown): Listed[] {
  if (Array.isArray(data)) return data.filter((row) => typeof row?.slug === "string");
  if (typeof data !== "object" || data === null) return [];
  return "pages" in data ? [data.pages].flat().flatMap(rowsIn) : rowsIn(Reflect.get(data, "rows"));
}

function lastOf(path: string | null): string {
  return decodeURIComponent(path?.split("/").at(-1) ?? "");
}
