import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import type { ConflictError } from "@/lib/backend-error";
import type { Tables } from "@/lib/database.types";
import { logInDevelopment } from "@/lib/log";
import { literalPattern } from "@/lib/literal-pattern";
import { answerOf, getClient } from "@/lib/supabase";
import { categoryKey } from "./categories";
import { holds, insertUnlessChanged, updateUnlessChanged, type Save } from "./conflicts";
import {
  beyond,
  FIRST_ORDERED_PAGE,
  FIRST_PAGE,
  joinPages,
  nextPage,
  nextPageBy,
  olderThan,
  type Order,
  type Page,
} from "./paging";
import { tagKey } from "./tags";

export type Post = Omit<Tables<"posts">, "search_text" | "title_and_category" | "title_key">;
export type PostCard = Omit<Post, "content" | "author_id" | "updated_at" | "published">;
export type PostListItem = Omit<Post, "content" | "author_id"> & { title_key: string };
/** What the owner writes; the database makes the rest. */
export type PostFields = Pick<
  Post,
  | "title"
  | "slug"
  | "excerpt"
  | "content"
  | "category"
  | "tags"
  | "featured"
  | "published"
  | "featured_image"
  | "author_name"
  | "read_time"
>;
/** `search` may be any text; `category` is a category's name or "all". */
export type PostFilters = { search: string; category: string };
export type AdminPostFilters = {
  search: string;
  status: "all" | "published" | "draft" | "featured";
  sort: PostSort;
};
/** Orders of the owner's list. */
export type PostSort = "newest" | "oldest" | "edited" | "title" | "views";

const orders: Record<PostSort, Order<PostListItem>> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  edited: { column: "updated_at", ascending: false },
  title: { column: "title_key", ascending: true },
  views: { column: "views", ascending: false },
};

const PAGE_SIZE = 12;
const FEATURED_LIMIT = 6;
const PREVIEW_LIMIT = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const CARD_COLUMNS =
  "id, title, slug, excerpt, category, tags, featured, featured_image, author_name, read_time, views, likes, comment_count, created_at";
const LIST_COLUMNS =
  "id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, read_time, views, likes, comment_count, created_at, updated_at, title_key";
const POST_COLUMNS =
  "id, title, slug, excerpt, content, category, tags, featured, published, featured_image, author_name, author_id, read_time, views, likes, comment_count, created_at, updated_at";
const SAVED_COLUMNS = "id, slug, published, created_at";

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
          .eq(UUID.test(idOrSlug) ? "id" : "slug", idOrSlug)
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

/**
 * All posts for the owner, drafts included, in pages of 12.
 *
 * @param filters `search` is looked for in title and category
 */
export function adminPostsQuery({ search, status, sort }: AdminPostFilters) {
  const order = orders[sort];
  return infiniteQueryOptions({
    queryKey: [...postKeys.all, { search, status, sort }],
    queryFn: async ({ pageParam, signal }): Promise<Page<PostListItem>> => {
      const client = await getClient();
      let query = client.from("posts").select(LIST_COLUMNS, { count: "exact" });
      if (status === "featured") query = query.eq("featured", true);
      else if (status !== "all") query = query.eq("published", status === "published");
      if (search) query = query.filter("title_and_category", "imatch", literalPattern(search));
      if (pageParam.after) query = query.or(beyond(order, pageParam.after));
      const { data, count } = await answerOf(
        query
          .order(order.column, { ascending: order.ascending })
          .order("id", { ascending: order.ascending })
          .limit(PAGE_SIZE)
          .abortSignal(signal),
      );
      return { rows: data, total: count ?? data.length };
    },
    initialPageParam: FIRST_ORDERED_PAGE,
    getNextPageParam: nextPageBy(order),
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

type SavedPost = Pick<Post, "id" | "slug" | "published" | "created_at">;

/**
 * Stores a new post or the changes to one; the address may get a suffix when it is taken. It fails
 * with a {@link ConflictError} when the post is not any more what the edit started from.
 */
export function useSavePost() {
  return useMutation<SavedPost, Error | ConflictError<Post>, Save<PostFields>>({
    mutationFn: async ({ id, fields, seen, tries }) => {
      const posts = (await getClient()).from("posts");
      const row = {
        update: async (updatedAt: string) => {
          const update = posts.update(fields).eq("id", id).eq("updated_at", updatedAt);
          return (await answerOf(update.select(SAVED_COLUMNS).maybeSingle())).data;
        },
        read: async () =>
          (await answerOf(posts.select(POST_COLUMNS).eq("id", id).maybeSingle())).data,
        isOwn: (stored: Post) => [fields, ...tries].some((sent) => isStoredAs(stored, sent)),
      };
      if (seen !== null) return updateUnlessChanged(seen, row);
      const insert = posts.insert({ id, ...fields }).select(SAVED_COLUMNS);
      return insertUnlessChanged(async () => (await answerOf(insert.single())).data, row);
    },
    meta: {
      invalidates: [postKeys.published, postKeys.one, postKeys.all, categoryKey, tagKey],
      success: (_data, { seen }: Save<PostFields>) => ({
        title: seen === null ? "Post created successfully" : "Post updated successfully",
      }),
      failure: (error) => {
        logInDevelopment("Failed to save post", error);
        return { title: "Failed to save post", description: error.message };
      },
    },
  });
}

/** A taken slug gets a suffix on its way into the database; all else is stored as it was sent. */
function isStoredAs(stored: Post, { slug, ...others }: PostFields): boolean {
  return (stored.slug === slug || stored.slug.startsWith(`${slug}-`)) && holds(stored, others);
}

/** Deletes a post with its comments and likes. */
export function useDeletePost() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient();
      await answerOf(client.from("posts").delete().eq("id", id));
    },
    meta: {
      invalidates: [postKeys.published, postKeys.one, postKeys.all],
      success: () => ({ title: "Success", description: "Post deleted successfully" }),
      failure: () => ({ title: "Error", description: "Failed to delete post" }),
    },
  });
}
