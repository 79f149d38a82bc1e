import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { keysetPagination, readRows, type Page } from "@/data/paging";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { request, type Client } from "@/lib/supabase/client";
import {
  LATEST_FIRST,
  FURTHER_COLUMNS,
  listedOf,
  postKeys,
  readPage,
  type FurtherPost,
  type PostCard,
} from "./public";

// Lists of posts with a page of their own.

const YEAR_PAGE_SIZE = 100;

/** The listed posts with a tag, latest first, in pages of 12, with the exact total. */
export function taggedPostsQuery(tag: string) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.published, "tag", tag],
    queryFn: ({ pageParam, signal }) => readPage({ tag }, pageParam, signal),
    ...keysetPagination<PostCard, "listed_at">(),
  });
}

/** The years (UTC) in which posts were published, the latest first. */
export function postYearsQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "years"],
    queryFn: ({ signal }): Promise<number[]> =>
      request((client) => client.rpc("post_years", {}, { get: true }).abortSignal(signal)),
  });
}

/**
 * The listed posts of a year (UTC), latest first, in pages of 100, with the exact total.
 *
 * @param year four digits; any other text is a year without posts
 */
export function postsOfYearQuery(year: string) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.published, "year", year],
    queryFn: ({ pageParam, signal }): Promise<Page<FurtherPost>> | Page<FurtherPost> =>
      /^[1-9]\d{3}$/.test(year)
        ? backendOrFallback(
            readYear(Number(year), pageParam, signal),
            async () => {
              const { listFallback } = await import("@/data/fallback-files");
              return listFallback({ year }, pageParam, YEAR_PAGE_SIZE);
            },
            signal,
          )
        : { rows: [], total: 0 },
    ...keysetPagination<FurtherPost, "listed_at">(),
  });
}

function readYear(
  year: number,
  after: Pick<FurtherPost, "id" | "listed_at"> | undefined,
  signal: AbortSignal,
): Promise<Page<FurtherPost>> {
  const list = (client: Client, counted: { count?: "exact" }) =>
    listedOf(client.from("posts").select(FURTHER_COLUMNS, counted))
      .gte("listed_at", `${year}-01-01T00:00:00Z`)
      .lt("listed_at", `${year + 1}-01-01T00:00:00Z`);
  return readRows(list, LATEST_FIRST, after, YEAR_PAGE_SIZE, signal);
}
