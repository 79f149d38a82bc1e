import { hashKey, QueryObserver, type Query, type QueryClient } from "@tanstack/react-query";
import { siteVersionQuery } from "@/data/site-version";
import type { PageData } from "./page-data";

/** How long a page waits, in milliseconds, before it retries a backend that did not respond. */
const RETRY_AFTER = 30_000;

/**
 * Treats the page's data as current until something public is known to have changed since. Then everything shown is
 * fetched again; if the backend does not respond, at once and again when it does.
 *
 * @returns a function that checks for changes, and again whenever the visitor returns to the page; it returns a
 *   function that stops the checks
 */
export function trustUntilChanged(client: QueryClient, page: PageData): () => () => void {
  const keys = page.queries.map(([key]) => key);
  for (const queryKey of keys) client.setQueryDefaults(queryKey, { staleTime: Infinity });

  const { queryKey: versionKey, ...versionQuery } = siteVersionQuery();
  /** The version that is shown; null when the backend did not respond. */
  let shown: string | null = page.version;
  let isFirst = true;
  const observer = new QueryObserver(client, {
    ...versionQuery,
    queryKey: versionKey,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_AFTER : false),
  });
  return () =>
    observer.subscribe(({ data, isError, isFetching }) => {
      if (isFetching) return;
      const before = shown;
      shown = isError ? null : (data ?? null);
      if (shown !== before) {
        for (const queryKey of keys) client.setQueryDefaults(queryKey, {});
        // Data that is not from the build has just been fetched.
        const isOld = isFirst ? isBuilt : isContent;
        void client.invalidateQueries({ predicate: isOld });
      } else if (isFirst) {
        // Without a date, data does not count as confirmed.
        for (const queryKey of keys) client.setQueryData(queryKey, (data: unknown) => data);
      }
      isFirst = false;
    });

  function isBuilt({ queryHash }: Query): boolean {
    return keys.some((key) => hashKey(key) === queryHash);
  }
  function isContent({ queryKey }: Query): boolean {
    return queryKey[0] !== versionKey[0];
  }
}
