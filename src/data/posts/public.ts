import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { isUuid } from "@/lib/text/is-uuid";
import { slugInUrl } from "@/lib/text/slug-in-url";
import { registerPictures } from "@/lib/media/built";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { call, request, requestWithCount, type Client } from "@/lib/supabase/client";
import { visitorsPattern } from "@/lib/supabase/literal-pattern";
import { quotedArray, quotedList } from "@/lib/supabase/quoted-list";
import { keysetPagination, readRows, type Order, type Page } from "@/data/paging";
import type { ColumnsOf } from "@/lib/supabase/columns";

export const CARD_COLUMNS =
  "id, title, slug, excerpt, language, category, tags, featured, featured_image, author_name, read_time, views, likes, comment_count, listed_at";
export const POST_COLUMNS =
  `${CARD_COLUMNS}, content, series, series_part, discussions, published, unlisted, published_at, revised_at, revision_note, author_id, created_at, updated_at` as const;
export const FURTHER_COLUMNS = "id, title, slug, language, category, read_time, listed_at";
const PART_COLUMNS = "id, title, slug, language";

/** A post as readers see it. */
export type Post = Pick<Tables<"posts">, ColumnsOf<typeof POST_COLUMNS>>;
export type PostCard = Pick<Post, ColumnsOf<typeof CARD_COLUMNS>>;
export type FurtherPost = Pick<Post, ColumnsOf<typeof FURTHER_COLUMNS>>;
export type SeriesPart = Pick<Post, ColumnsOf<typeof PART_COLUMNS>>;
/** `search` may be any text; `category` is a category's name, or null for all. */
export type PostFilters = { search: string; category: string | null };

const PAGE_SIZE = 12;
const FEATURED_LIMIT = 6;
const PREVIEW_LIMIT = 4;
const SERIES_LIMIT = 100;

export const LATEST_FIRST: Order<Pick<Post, "id" | "listed_at">> = {
  column: "listed_at",
  ascending: false,
};

/** Prefixes of the keys below, for invalidation. */
export const postKeys = {
  published: ["blog-posts"],
  one: ["blog-post"],
  all: ["all-blog-posts"],
} as const;

/**
 * The listed posts, latest first, in pages of 12, with the exact number that match. The text is
 * searched literally in title and excerpt, ignoring case.
 */
export function postsQuery({ search, category }: PostFilters) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.published, "list", { search, category }],
    queryFn: ({ pageParam, signal }) => readPage({ search, category }, pageParam, signal),
    ...keysetPagination<PostCard, "listed_at">(),
    placeholderData: keepPreviousData,
  });
}

/**
 * Filters posts that are published, due and not unlisted, also for the owner, who may read all posts. "now" is
 * the database's clock, because a visitor's may be wrong.
 */
export function listedOf<
  Query extends {
    eq(column: "published" | "unlisted", value: boolean): Query;
    lte(column: "listed_at", value: string): Query;
  },
>(query: Query): Query {
  return query.eq("published", true).eq("unlisted", false).lte("listed_at", "now");
}

/** Which of the listed posts; without any filter all of them. */
export type ListFilters = Partial<PostFilters> & { tag?: string };

/** A page of the listed posts that match, latest first; as of the build while the backend is unavailable. */
export function readPage(
  filters: ListFilters,
  after: Pick<PostCard, "id" | "listed_at"> | undefined,
  signal: AbortSignal,
  limit = PAGE_SIZE,
): Promise<Page<PostCard>> {
  const readBuilt = async () => {
    const { listFallback } = await import("@/data/fallback-files");
    return listFallback(filters, after, limit, registerPictures);
  };
  return backendOrFallback(requestPage(filters, after, signal, limit), readBuilt, signal);
}

function requestPage(
  { search = "", category = null, tag }: ListFilters,
  after: Pick<PostCard, "id" | "listed_at"> | undefined,
  signal: AbortSignal,
  limit: number,
): Promise<Page<PostCard>> {
  const list = (client: Client, counted: { count?: "exact" }) => {
    let query = listedOf(client.from("posts").select(CARD_COLUMNS, counted));
    if (search) query = query.filter("search_text", "imatch", visitorsPattern(search));
    if (category !== null) query = query.filter("category", "in", quotedList(category));
    if (tag !== undefined) query = query.filter("tags", "cs", quotedArray(tag));
    return query;
  };
  return readRows(list, LATEST_FIRST, after, limit, signal);
}

/** The number of listed posts, regardless of any search. */
export function publishedCountQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "count"],
    queryFn: async ({ signal }) => {
      const { count } = await requestWithCount((client) =>
        listedOf(client.from("posts").select("id", { count: "exact", head: true })).abortSignal(
          signal,
        ),
      );
      return count ?? 0;
    },
  });
}

/** The latest listed and featured posts, at most 6. */
export function featuredPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "featured"],
    queryFn: ({ signal }): Promise<PostCard[]> =>
      request((client) =>
        listedOf(client.from("posts").select(CARD_COLUMNS))
          .eq("featured", true)
          .order("listed_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(FEATURED_LIMIT)
          .abortSignal(signal),
      ),
  });
}

/** The latest listed posts for the home page, at most 4, and the number of all. */
export function latestPostsQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "latest"],
    queryFn: ({ signal }) => readPage({}, undefined, signal, PREVIEW_LIMIT),
  });
}

/**
 * One complete post that the caller may see, or null if there is none. A former slug is looked up only if no
 * post has it now.
 *
 * @param segment the last one of the post's URL: its id, or its slug, current or former
 */
export function postQuery(segment: string) {
  const idOrSlug = slugInUrl(segment);
  return queryOptions({
    queryKey: [...postKeys.one, segment],
    queryFn: async ({ signal }): Promise<Post | null> => {
      const data = await request((client) =>
        client
          .from("posts")
          .select(POST_COLUMNS)
          .filter(isUuid(idOrSlug) ? "id" : "slug", "in", quotedList(idOrSlug))
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data || isUuid(idOrSlug) ? data : readRenamed(idOrSlug, signal);
    },
  });
}

async function readRenamed(formerSlug: string, signal: AbortSignal): Promise<Post | null> {
  const data = await request((client) =>
    client
      .from("post_slugs")
      .select(`posts(${POST_COLUMNS})`)
      .filter("slug", "in", quotedList(formerSlug))
      .abortSignal(signal)
      .maybeSingle(),
  );
  return data?.posts ?? null;
}

/** The listed posts of a series in its order, at most 100. */
export function seriesPartsQuery(series: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "series", series],
    queryFn: ({ signal }): Promise<SeriesPart[]> =>
      request((client) =>
        listedOf(client.from("posts").select(PART_COLUMNS))
          .filter("series", "in", quotedList(series))
          .order("series_part")
          .order("listed_at")
          .order("id")
          .limit(SERIES_LIMIT)
          .abortSignal(signal),
      ),
  });
}

export type FurtherReading = {
  /** Its translations, by language code. */
  translations: FurtherPost[];
  previous: FurtherPost | undefined;
  next: FurtherPost | undefined;
  /** Ordered by shared tags, then by the words of title and excerpt; at most three. */
  related: FurtherPost[];
};

/** What to read after a post: its translations, its neighbours in the list, and related posts. */
export function furtherReadingQuery(postId: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "further", postId],
    queryFn: async ({ signal }): Promise<FurtherReading> => {
      const data = await request((client) =>
        client.rpc("further_reading", { of_post: postId }, { get: true }).abortSignal(signal),
      );
      return furtherReadingIn(data);
    },
  });
}

/** The further reading of a post, from rows that say how they are related to it. */
export function furtherReadingIn(rows: (FurtherPost & { relation: string })[]): FurtherReading {
  const withRelation = (relation: string) => rows.filter((post) => post.relation === relation);
  return {
    translations: withRelation("translation").toSorted((one, other) =>
      one.language < other.language ? -1 : 1,
    ),
    previous: withRelation("previous")[0],
    next: withRelation("next")[0],
    related: withRelation("related"),
  };
}

/** Counts one view of a published post; the database counts a reader once a day. */
export async function countPostView(postId: string): Promise<void> {
  await call("increment_post_views", { post_id: postId });
}
