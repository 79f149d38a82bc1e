import { hashKey, type QueryClient } from "@tanstack/react-query";
import { siteVersionQuery } from "@/data/site-version";
import { inSite, onHost } from "@/lib/base-path";
import { registerPictures } from "@/lib/media/built";
import type { Persister } from "@/lib/query-client";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { decoded } from "@/lib/text/decoded";
import { pageDataIn, type PageData } from "./page-data";

/** The path of a page whose data is being prefetched. */
let prefetchedPath = "";

/** Call this before prefetching the data of another page. */
export function setPrefetchedPath(path: string): void {
  prefetchedPath = path;
}

/**
 * While the backend is unavailable, takes data from the built page for the current path, or for a prefetched one. Data
 * that is already shown is kept.
 */
export const pageFallback: Persister = async (fetchFromBackend, context, query) => {
  const response = Promise.resolve(fetchFromBackend(context));
  const isVersion = query.queryKey[0] === siteVersionQuery().queryKey[0];
  if (query.state.data !== undefined || isVersion) return response;
  return backendOrFallback(response, async () => {
    // The query was cancelled, which looks like a missing response.
    if (query.state.fetchStatus === "idle") return null;
    // Not every host serves a page at its URL with a trailing slash.
    const currentPath = inSite(window.location.pathname).replace(/(.)\/$/, "$1");
    for (const path of new Set([prefetchedPath, currentPath])) {
      // The prefetched page may be missing or its URL invalid: the current one still counts.
      const page = path
        ? await readBuiltPage(withSlug(path, context.client)).catch(() => null)
        : null;
      if (!page) continue;
      // The query's key has an id or a former slug where the page has the current slug.
      const hash = hashKey(
        query.queryKey.map((part) => (part === lastOf(path) ? lastOf(page.path) : part)),
      );
      const found = page.queries.find(([key]) => hashKey(key) === hash);
      if (!found) continue;
      registerPictures(page.pictures);
      return found[1];
    }
    return null;
  });
};

/** More would be a loop, as on the pages of a network that asks visitors to sign in. */
const MAX_REDIRECTS = 3;

/** The data of a built page, or of the one that it redirects to. */
async function readBuiltPage(path: string, redirects = 0): Promise<PageData | null> {
  const response = await fetch(onHost(path), { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  // A host may have redirected to it.
  const data = pageDataIn(page, inSite(new URL(response.url).pathname));
  if (data) return data;
  const link = page.links[0]?.getAttribute("href");
  const to = link?.startsWith("/") ? inSite(link) : path;
  return to === path || redirects === MAX_REDIRECTS ? null : readBuiltPage(to, redirects + 1);
}

/** The path with the slug in place of the id, if a loaded list has it: offline, ids cannot be redirected. */
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
  return decoded(path?.split("/").at(-1) ?? "");
}
