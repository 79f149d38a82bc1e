import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { isUuid } from "@/lib/text/is-uuid";
import { storableText } from "@/lib/text/storable-text";
import { request } from "@/lib/supabase/client";
import { quotedList } from "@/lib/supabase/quoted-list";
import {
  FIRST_PAGE,
  afterCursor,
  joinPages,
  NEWEST_FIRST,
  nextPage,
  nextWhileFull,
  type Page,
  type PageParam,
} from "@/data/paging";

export type Post = Omit<
  Tables<"posts">,
  | "format"
  | "source"
  | "unlisted"
  | "published_at"
  | "listed_at"
  | "revised_at"
  | "revision_note"
  | "search_text"
  | "title_and_category"
  | "title_key"
>;
export type PostCard = Omit<Post, "content" | "author_id" | "updated_at" | "published">;
/** `search` may be any text; `category` is a category's name or "all". */
export type PostFilters = { search: string; category: string };

/** A search that finds more posts is not counted to its end. */
export const COUNTED_MATCHES = 1000;
const PAGE_SIZE = 12;
const FEATURED_LIMIT = 6;
const PREVIEW_LIMIT = 4;

const CARD_COLUMNS =
  "id, title, slug, excerpt, category, tags, featured, featured_image, author_name, read_time, views, likes, comment_count, created_at";
export const POST_COLUMNS =
  "id, title, slug, excerpt, content, category, tags, featured, published, featured_image, author_name, author_id, read_time, views, likes, comment_count, created_at, updated_at";

/** Prefixes of the keys below, for invalidation. */
export const postKeys = {
  published: ["blog-posts"],
  one: ["blog-post"],
  all: ["all-blog-posts"],
} as const;

/**
 * Published posts, newest first, in pages of 12, with the exact number that match; of a search that
 * finds more than {@link COUNTED_MATCHES}, the number is one more than that. The search finds its
 * text literally in title or excerpt, ignoring case.
 */
export function postsQuery({ search, category }: PostFilters) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.published, "list", { search, category }],
    queryFn: ({ pageParam, signal }) =>
      search
        ? searchPage({ search, category }, pageParam, signal)
        : readPage({ category, limit: PAGE_SIZE }, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages) =>
      (pages[0]?.total ?? 0) > COUNTED_MATCHES && search
        ? nextWhileFull(last, PAGE_SIZE)
        : nextPage(last, pages),
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/**
 * What is published and due, also for the owner, who may read all posts. «now» is the database's
 * clock, since a visitor's may be wrong.
 */
function publishedOf<
  Query extends {
    eq(column: "published", value: boolean): Query;
    lte(column: "created_at", value: string): Query;
  },
>(query: Query): Query {
  return query.eq("published", true).lte("created_at", "now");
}

async function readPage(
  { category, limit }: { category: string; limit: number },
  { after }: PageParam,
  signal: AbortSignal,
): Promise<Page<PostCard>> {
  const { data, count } = await request((client) => {
    // Only the first page is counted.
    const counted = after ? {} : ({ count: "exact" } as const);
    let query = publishedOf(client.from("posts").select(CARD_COLUMNS, counted));
    if (category !== "all") query = query.filter("category", "in", quotedList(category));
    if (after) query = afterCursor(query, NEWEST_FIRST, { value: after.created_at, id: after.id });
    return query
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(limit)
      .abortSignal(signal);
  });
  return { rows: data, total: count ?? data.length };
}

/** By a function: row-level security keeps a plain query from using an index for a search. */
async function searchPage(
  { search, category }: PostFilters,
  { after }: PageParam,
  signal: AbortSignal,
): Promise<Page<PostCard>> {
  const { data } = await request((client) =>
    client
      .rpc("search_posts", {
        search: storableText(search),
        ...(category !== "all" && { only_category: storableText(category) }),
        ...(after && { after_time: after.created_at, after_id: after.id }),
      })
      .abortSignal(signal),
  );
  return {
    rows: data.map(({ total: _total, ...post }) => post),
    // No rows carry no number.
    total: data[0]?.total ?? 0,
  };
}

/** How many posts are published in all, whatever is being searched for. */
export function publishedCountQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "count"],
    queryFn: async ({ signal }) => {
      const { count } = await request((client) =>
        publishedOf(client.from("posts").select("id", { count: "exact", head: true })).abortSignal(
          signal,
        ),
      );
      return count ?? 0;
    },
  });
}

/** The newest published and featured posts, at most 6. */
export function featuredPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "featured"],
    queryFn: async ({ signal }): Promise<PostCard[]> => {
      const { data } = await request((client) =>
        publishedOf(client.from("posts").select(CARD_COLUMNS))
          .eq("featured", true)
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(FEATURED_LIMIT)
          .abortSignal(signal),
      );
      return data;
    },
  });
}

/** The newest published posts for the home page, at most 4, and how many there are in all. */
export function latestPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "latest"],
    queryFn: ({ signal }) =>
      readPage({ category: "all", limit: PREVIEW_LIMIT }, FIRST_PAGE, signal),
  });
}

/**
 * One whole post that the caller may see, or null where there is none.
 *
 * @param idOrSlug the last part of the post's address
 */
export function postQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: [...postKeys.one, idOrSlug],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const { data } = await request((client) =>
        client
          .from("posts")
          .select(POST_COLUMNS)
          .filter(isUuid(idOrSlug) ? "id" : "slug", "in", quotedList(idOrSlug))
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data;
    },
  });
}

/** Counts one view of a published post; the database counts a reader once a day. */
export async function countPostView(postId: string): Promise<void> {
  await request((client) => client.rpc("increment_post_views", { post_id: postId }));
}
