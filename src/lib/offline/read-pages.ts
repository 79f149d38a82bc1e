import { queryOptions } from "@tanstack/react-query";
import { inSite } from "@/lib/base-path";
import { READ_CACHE } from "./caching-rules";

/** `path`: in the site. */
export type ReadPage = { path: string; title: string };

/** The pages that were read in this browser, newest first. */
export function readPagesQuery() {
  return queryOptions({ queryKey: ["read-pages"], queryFn: listReadPages });
}

async function listReadPages(): Promise<ReadPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(READ_CACHE);
  // A post may have been read under both of its URLs.
  const pages = new Map<string, ReadPage>();
  for (const request of (await cache.keys()).toReversed()) {
    const title = (await (await cache.match(request))?.text()) ?? "";
    if (!pages.has(title)) pages.set(title, { path: inSite(new URL(request.url).pathname), title });
  }
  return [...pages.values()];
}
