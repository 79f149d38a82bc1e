import { QueryObserver, type QueryClient } from "@tanstack/react-query";
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
export function keepWhileCurrent(client: QueryClient, page: PageData): () => () => void {
  const { version, queries } = page;
  const keys = queries.queries.map(({ queryKey }) => queryKey);
  for (const queryKey of keys) client.setQueryDefaults(queryKey, { staleTime: Infinity });

  const { queryKey: versionKey, ...versionQuery } = siteVersionQuery();
  /** The version that is shown; null when the backend did not answer. */
  let shown: string | null = version;
  let isConfirmed = false;
  const observer = new QueryObserver(client, {
    ...versionQuery,
    queryKey: versionKey,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_AFTER : false),
  });
  return () =>
    observer.subscribe(({ data, isError, isFetching }) => {
      if (isFetching) return;
      const found = isError ? null : (data ?? null);
      if (found === shown) {
        if (found !== null && !isConfirmed) confirm();
        return;
      }
      isConfirmed = true;
      shown = found;
      for (const queryKey of keys) client.setQueryDefaults(queryKey, {});
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name !== versionKey[0],
      });
    });

  /** Dates the data, which has no date until it is known to be current. */
  function confirm() {
    isConfirmed = true;
    for (const queryKey of keys) client.setQueryData(queryKey, (data: unknown) => data);
  }
}
