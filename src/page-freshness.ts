import { hashKey, QueryObserver, type Query, type QueryClient } from "@tanstack/react-query";
import { siteVersionQuery } from "@/data/site-version";
import type { PageData } from "./page-data";

/** How long a page waits, in milliseconds, before it asks again a backend that did not answer. */
const RETRY_AFTER = 30_000;

/**
 * Counts what a page was rendered from as current, until it is known that something public has changed since.
 * Then, or without an answer, everything that is shown is asked for again; without an answer once more when there
 * is one.
 *
 * @returns asks whether anything has changed, and again whenever the visitor comes back to the page; returns a
 * function that stops it
 */
export function trustUntilChanged(client: QueryClient, page: PageData): () => () => void {
  const keys = page.queries.map(([key]) => key);
  for (const queryKey of keys) client.setQueryDefaults(queryKey, { staleTime: Infinity });

  const { queryKey: versionKey, ...versionQuery } = siteVersionQuery();
  /** The version that is shown; null when the backend did not answer. */
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
        // What is not of the build has just been asked for.
        const isOld = isFirst ? isBuilt : isContent;
        void client.invalidateQueries({ predicate: isOld });
      } else if (isFirst) {
        // Without a date, data does not count as confirmed.
        for (const queryKey of keys) client.setQueryData(queryKey, (its: unknown) => its);
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
