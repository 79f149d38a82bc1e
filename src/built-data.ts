import { hashKey, QueryObserver, type Query, type QueryClient } from "@tanstack/react-query";
import { siteVersionQuery } from "@/data/site-version";
import { inSite, onHost } from "@/lib/base-path";
import type { Persister } from "@/lib/query-client";
import { orBuilt } from "@/lib/requests/or-built";
import { pageDataIn, type PageData } from "./page-data";

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
    return queries.queries.some((query) => query.queryHash === queryHash);
  }
  function isContent({ queryKey }: Query): boolean {
    return queryKey[0] !== versionKey[0];
  }
}

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
export const fromBuiltPage: Persister = async (ask, context, query) => {
  const asked = Promise.resolve(ask(context));
  const isVersion = query.queryKey[0] === siteVersionQuery().queryKey[0];
  if (query.state.data !== undefined || isVersion) return asked;
  return orBuilt(asked, async () => {
    // It was cancelled, which looks like no answer.
    if (query.state.fetchStatus === "idle") return null;
    for (const path of new Set([pathAhead, inSite(window.location.pathname)])) {
      const page = path ? await readBuiltPage(withSlug(path, context.client)) : null;
      if (!page) continue;
      // An id or a former slug stands in the query's key where the page has the present slug.
      const key = query.queryKey.map((part) => (part === lastOf(path) ? lastOf(page.path) : part));
      const found = page.queries.queries.find(({ queryHash }) => queryHash === hashKey(key));
      if (found) return found.state.data;
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
