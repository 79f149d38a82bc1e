import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import { renderMarkdown } from "@/lib/markdown/render";
import { request } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { isUuid } from "@/lib/text/is-uuid";
import { nameKey } from "@/lib/text/name-key";
import { categoryKey } from "@/data/categories";
import type { Save } from "@/lib/record";
import { hasFields, isSlugOf, saveUnlessChanged } from "@/data/optimistic-lock";
import { pageAfter, pagesByRow, type Order, type Page } from "@/data/paging";
import { CARD_COLUMNS, postKeys, type Post } from "./public";
import type { WrittenPost } from "./record";
import { tagKey } from "@/data/tags";
import { formerSlugsKey } from "./former-slugs";
import { seriesKey } from "./known-series";

// The owner's queries and mutations of posts, in a file that visitors do not load.

const LIST_COLUMNS =
  `${CARD_COLUMNS}, published, unlisted, published_at, created_at, updated_at, title_key` as const;
const SAVED_COLUMNS =
  "id, slug, language, category, tags, series, published, listed_at, updated_at";
const AT_SLUG_COLUMNS = "id, slug, title, published";

export type PostListItem = Pick<Tables<"posts">, ColumnsOf<typeof LIST_COLUMNS>>;
export type EditedPost = Tables<"posts">;
export type SavedPost = Pick<Post, ColumnsOf<typeof SAVED_COLUMNS>>;
/** The post at a slug or id. `slug` is the requested one, present or former. */
export type PostAtSlug = Pick<Post, ColumnsOf<typeof AT_SLUG_COLUMNS>>;
/** The fields that the owner edits. */
export type PostFields = Omit<WrittenPost, "created_at">;
export type AdminPostFilters = {
  search: string;
  status: PostStatusFilter;
  sort: PostSort;
};
/** «published» excludes unlisted and scheduled posts. */
export type PostStatusFilter =
  | "all"
  | "published"
  | "scheduled"
  | "unlisted"
  | "draft"
  | "featured";
export type PostSort = "newest" | "oldest" | "edited" | "title" | "views";

type OrderColumn = "created_at" | "updated_at" | "title_key" | "views";
const orders: Record<PostSort, Order<Pick<PostListItem, OrderColumn>>> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  edited: { column: "updated_at", ascending: false },
  title: { column: "title_key", ascending: true },
  views: { column: "views", ascending: false },
};

const PAGE_SIZE = 12;

/**
 * All posts for the owner, drafts included, in pages of 12, with the exact number that match.
 *
 * @param filters `search` is searched literally in title and category, ignoring case
 */
export function adminPostsQuery(filters: AdminPostFilters) {
  return infiniteQueryOptions({
    queryKey: [...postKeys.all, filters],
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
    ...pagesByRow<PostListItem, OrderColumn>(),
    placeholderData: keepPreviousData,
  });
}

async function readPage(
  { search, status, sort }: AdminPostFilters,
  after: Pick<PostListItem, "id" | OrderColumn> | undefined,
  signal: AbortSignal,
): Promise<Page<PostListItem>> {
  const { data, count } = await request((client) => {
    // Only the first page is counted.
    const counted = after ? {} : ({ count: "exact" } as const);
    let query = client.from("posts").select(LIST_COLUMNS, counted);
    if (search) query = query.filter("title_and_category", "imatch", literalPattern(search));
    if (status === "featured") query = query.eq("featured", true);
    else if (status !== "all") query = query.eq("published", status !== "draft");
    if (status === "published") query = query.eq("unlisted", false).lte("listed_at", "now");
    if (status === "scheduled") query = query.gt("listed_at", "now");
    if (status === "unlisted") query = query.eq("unlisted", true);
    return pageAfter(query, orders[sort], after, PAGE_SIZE).abortSignal(signal);
  });
  return { rows: data, total: count ?? data.length };
}

/**
 * One complete post with its source, or null if there is none.
 *
 * @param id from the editor's URL, so it may be invalid
 */
export function editedPostQuery(id: string) {
  return queryOptions({
    queryKey: [...postKeys.one, "edited", id],
    queryFn: ({ signal }) => (isUuid(id) ? readEdited(id, signal) : null),
  });
}

async function readEdited(id: string, signal?: AbortSignal): Promise<EditedPost | null> {
  const { data } = await request((client) => {
    const query = client.from("posts").select().eq("id", id);
    return (signal ? query.abortSignal(signal) : query).maybeSingle();
  });
  return data;
}

/**
 * The posts at some slugs or ids, present or former; unknown ones are left out.
 *
 * @param slugsOrIds at most some dozens
 */
export function postsAtSlugsQuery(slugsOrIds: readonly string[]) {
  const ids = slugsOrIds.filter(isUuid);
  const slugs = slugsOrIds.filter((slugOrId) => !isUuid(slugOrId));
  return queryOptions({
    queryKey: [...postKeys.one, "slugs", ...slugsOrIds],
    queryFn: async ({ signal }): Promise<PostAtSlug[]> => {
      const found = await Promise.all([
        ids.length > 0 ? readAt("id", ids, signal) : [],
        slugs.length > 0 ? readAt("slug", slugs, signal) : [],
        slugs.length > 0 ? readAtFormer(slugs, signal) : [],
      ]);
      return found.flat();
    },
  });
}

async function readAt(
  column: "id" | "slug",
  values: string[],
  signal: AbortSignal,
): Promise<PostAtSlug[]> {
  const { data } = await request((client) =>
    client.from("posts").select(AT_SLUG_COLUMNS).in(column, values).abortSignal(signal),
  );
  return data;
}

async function readAtFormer(slugs: string[], signal: AbortSignal): Promise<PostAtSlug[]> {
  const { data } = await request((client) =>
    client
      .from("post_slugs")
      .select(`slug, posts!inner(${AT_SLUG_COLUMNS})`)
      .in("slug", slugs)
      .abortSignal(signal),
  );
  return data.map(({ slug, posts: { id, title, published } }) => ({ id, slug, title, published }));
}

/**
 * Stores a new or edited post; a slug in use gets a suffix. Markdown is rendered here. Fails with a
 * {@link ConflictError} if the post has changed since the edit started.
 */
export function useSavePost(notices: Notices<SavedPost, Save<PostFields>>) {
  return useMutation<SavedPost, Error | ConflictError<EditedPost>, Save<PostFields>>({
    mutationFn: async ({ id, ...save }) => {
      const fields = await withContent(save.fields);
      return saveUnlessChanged(save, {
        insert: async () => {
          const { data } = await request((client) =>
            client
              .from("posts")
              .insert({ id, ...fields })
              .select(SAVED_COLUMNS)
              .single(),
          );
          return data;
        },
        update: async (updatedAt: string) => {
          const { data } = await request((client) =>
            client
              .from("posts")
              .update(fields)
              .eq("id", id)
              .eq("updated_at", updatedAt)
              .select(SAVED_COLUMNS)
              .maybeSingle(),
          );
          return data;
        },
        read: () => readEdited(id),
        isStoredAs,
      });
    },
    meta: {
      invalidates: [
        postKeys.published,
        postKeys.one,
        postKeys.all,
        formerSlugsKey,
        seriesKey,
        categoryKey,
        tagKey,
      ],
      ...notices,
    },
  });
}

async function withContent(fields: PostFields): Promise<PostFields> {
  if (fields.format === "html") return fields;
  return { ...fields, content: await renderMarkdown(fields.source) };
}

/**
 * The database adds a suffix to a slug in use, sets an empty language and the time of publishing,
 * and strips comments from published HTML; Markdown is rendered when it is sent. Everything else is
 * stored as it is here.
 */
function isStoredAs(
  stored: EditedPost,
  {
    slug,
    language,
    category,
    tags,
    series,
    content,
    published_at: publishedAt,
    revised_at: revisedAt,
    ...others
  }: PostFields,
): boolean {
  return (
    isSlugOf(stored.slug, slug) &&
    (language === "" || stored.language === language) &&
    // They are spelled as in other posts.
    [stored.category, stored.series ?? "", ...stored.tags].map(nameKey).join("\n") ===
      [category, series ?? "", ...tags].map(nameKey).join("\n") &&
    (publishedAt === null || isSameTime(stored.published_at, publishedAt)) &&
    isSameTime(stored.revised_at, revisedAt) &&
    hasFields(stored, others) &&
    (others.format === "markdown" || visible(stored.content) === visible(content))
  );
}

/** HTML as it is published: the database strips its comments. */
function visible(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  return body.innerHTML;
}

/** Compares instants, because the database formats them differently. */
function isSameTime(one: string | null, other: string | null): boolean {
  return one === other || (one && other ? Date.parse(one) === Date.parse(other) : false);
}

/** Deletes a post with its comments and likes. */
export function useDeletePost(notices: Notices<void, string>) {
  return useMutation({
    mutationFn: async (id: string) => {
      await request((client) => client.from("posts").delete().eq("id", id));
    },
    meta: {
      invalidates: [postKeys.published, postKeys.one, postKeys.all],
      ...notices,
    },
  });
}

export type PostToggle = {
  /** The post as it was when the change was requested. */
  post: Pick<Post, "id" | "title" | "published" | "published_at">;
  what: "published" | "featured";
  isOn: boolean;
  /** To undo publishing: the time of publishing that the post had before. */
  publishedAt?: string | null;
};

/** Publishes or features a post, or undoes that. Optimistic: the list shows it at once. */
export function useTogglePost(notices: Notices<void, PostToggle>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ post, what, isOn, publishedAt }: PostToggle) => {
      const change =
        what === "featured"
          ? { featured: isOn }
          : {
              published: isOn,
              ...(publishedAt !== undefined && { published_at: publishedAt }),
            };
      await request((client) => client.from("posts").update(change).eq("id", post.id));
    },
    onMutate: async (toggle) => {
      await queryClient.cancelQueries({ queryKey: postKeys.all });
      showToggle(queryClient, toggle);
    },
    onError: (_error, toggle) => showToggle(queryClient, { ...toggle, isOn: !toggle.isOn }),
    meta: {
      invalidates: [postKeys.published, postKeys.one, postKeys.all],
      ...notices,
    },
  });
}

function showToggle(queryClient: QueryClient, { post, what, isOn }: PostToggle): void {
  queryClient.setQueriesData<InfiniteData<Page<PostListItem>>>(
    { queryKey: postKeys.all },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === post.id ? { ...row, [what]: isOn } : row)),
        })),
      },
  );
}
