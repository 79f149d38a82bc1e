import { queryOptions } from "@tanstack/react-query";
import { inSite } from "@/lib/base-path";
import { isUuid } from "@/lib/text/is-uuid";
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
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    requests.map(async (request) => ({
      path: inSite(new URL(request.url).pathname),
      title: (await (await cache.match(request))?.text()) ?? "",
    })),
  );
  // A post may have been read under both of its URLs.
  const named = new Set(pages.filter((page) => !hasId(page)).map(kindAndTitle));
  return pages.filter((page) => !hasId(page) || !named.has(kindAndTitle(page)));
}

function kindAndTitle({ path, title }: ReadPage): string {
  return `${path.slice(0, path.lastIndexOf("/"))} ${title}`;
}

function hasId({ path }: ReadPage): boolean {
  return isUuid(path.split("/").at(-1) ?? "");
}
