/** A page that opens without a connection. */
export type ReadPage = { path: string; title: string };

/** As the service worker names it, see src/worker/store. */
const READ = "site:read";

/** The pages that were read in this browser, the last one first. */
export async function listReadPages(): Promise<ReadPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(READ);
  const pages = (await cache.keys()).map(async (request) => ({
    path: new URL(request.url).pathname,
    title: (await (await cache.match(request))?.text()) ?? "",
  }));
  return (await Promise.all(pages)).toReversed();
}
