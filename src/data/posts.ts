import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Tables } from "@/lib/database.types";
import { isUuid } from "@/lib/is-uuid";
import { answerOf, getClient } from "@/lib/supabase";
import { FIRST_PAGE, joinPages, nextPage, olderThan, type Page } from "./paging";

export type Post = Omit<Tables<"posts">, "search_text" | "title_and_category" | "title_key">;
export type PostCard = Omit<Post, "content" | "author_id" | "updated_at" | "published">;
/** `search` may be any text; `category` is a category's name or "all". */
export type PostFilters = { search: string; category: string };

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
 * Published posts, newest first, in pages of 12, with the exact number that match. The search
 * finds its text literally in title or excerpt, ignoring case.
 */
export function postsQuery({ search, category }: PostFilters) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.published, "list", { search, category }],
    queryFn: async ({ pageParam, signal }): Promise<Page<PostCard>> => {
      const client = await getClient();
      const source = search
        ? client.rpc("search_posts", { search }, { count: "exact" })
        : client.from("posts");
      let query = source.select(CARD_COLUMNS, { count: "exact" }).eq("published", true);
      if (category !== "all") query = query.eq("category", category);
      if (pageParam.after) query = query.or(olderThan(pageParam.after));
      const { data, count } = await answerOf(
        query
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(PAGE_SIZE)
          .abortSignal(signal),
      );
      return { rows: data, total: count ?? data.length };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/** How many posts are published in all, whatever is being searched for. */
export function publishedCountQuery() {
  return queryOptions({
    queryKey: [...postKeys.published, "count"],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { count } = await answerOf(
        client
          .from("posts")
          .select("id", { count: "exact", head: true })
          .eq("published", true)
          .abortSignal(signal),
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
      const client = await getClient();
      const { data } = await answerOf(
        client
          .from("posts")
          .select(CARD_COLUMNS)
          .eq("published", true)
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
    queryFn: async ({ signal }): Promise<Page<PostCard>> => {
      const client = await getClient();
      const { data, count } = await answerOf(
        client
          .from("posts")
          .select(CARD_COLUMNS, { count: "exact" })
          .eq("published", true)
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(PREVIEW_LIMIT)
          .abortSignal(signal),
      );
      return { rows: data, total: count ?? data.length };
    },
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
      const client = await getClient();
      const { data } = await answerOf(
        client
          .from("posts")
          .select(POST_COLUMNS)
          .eq(isUuid(idOrSlug) ? "id" : "slug", idOrSlug)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data;
    },
  });
}

/** Counts one view of a published post; the database counts a reader once a day. */
export async function countPostView(postId: string): Promise<void> {
  const client = await getClient();
  await answerOf(client.rpc("increment_post_views", { post_id: postId }));
}
