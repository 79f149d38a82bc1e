import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import type { Client } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { changeById } from "@/data/one-row";
import {
  keysetPagination,
  readRows,
  recordOrders,
  type Order,
  type Page,
  type RecordOrderColumn,
} from "@/data/paging";
import type { RecordSort } from "@/lib/record";
import { CARD_COLUMNS, postKeys, type Post } from "./public";

// The owner's list of posts, and the actions of its rows.

const LIST_COLUMNS =
  `${CARD_COLUMNS}, published, unlisted, published_at, created_at, updated_at, title_key` as const;

export type PostListItem = Pick<Tables<"posts">, ColumnsOf<typeof LIST_COLUMNS>>;
/** "published" excludes unlisted and scheduled posts. */
export const postStatuses = [
  "all",
  "published",
  "scheduled",
  "unlisted",
  "draft",
  "featured",
] as const;
export type AdminPostFilters = {
  search: string;
  status: (typeof postStatuses)[number];
  sort: PostSort;
};
export type PostSort = RecordSort | "views";

type OrderColumn = RecordOrderColumn | "views";
const orders: Record<PostSort, Order<Pick<PostListItem, OrderColumn>>> = {
  ...recordOrders,
  views: { column: "views", ascending: false },
};

const PAGE_SIZE = 12;
/** Prefix of the query keys of these lists; `postKeys.all` also has other queries of the owner. */
const listsKey = [...postKeys.all, "list"];
const toggleKey = ["toggle-post"];

/**
 * All posts for the owner, drafts included, in pages of 12, with the exact number that match.
 *
 * @param filters `search` is searched literally in title and category, ignoring case
 */
export function adminPostsQuery(filters: AdminPostFilters) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, filters],
    queryFn: ({ pageParam, signal }) => readPosts(filters, pageParam, signal),
    ...keysetPagination<PostListItem, OrderColumn>(),
    placeholderData: keepPreviousData,
  });
}

function readPosts(
  { search, status, sort }: AdminPostFilters,
  after: Pick<PostListItem, "id" | OrderColumn> | undefined,
  signal: AbortSignal,
): Promise<Page<PostListItem>> {
  const list = (client: Client, counted: { count?: "exact" }) => {
    let query = client.from("posts").select(LIST_COLUMNS, counted);
    if (search) query = query.filter("title_and_category", "imatch", literalPattern(search));
    if (status === "featured") query = query.eq("featured", true);
    else if (status !== "all") query = query.eq("published", status !== "draft");
    if (status === "published") query = query.eq("unlisted", false).lte("listed_at", "now");
    if (status === "scheduled") query = query.gt("listed_at", "now");
    if (status === "unlisted") query = query.eq("unlisted", true);
    return query;
  };
  return readRows(list, orders[sort], after, PAGE_SIZE, signal);
}

export type PostToggle = {
  /** The post as it was when the change was requested. */
  post: Pick<Post, "id" | "title" | "published" | "published_at">;
  field: "published" | "featured";
  isOn: boolean;
  /** To undo publishing: the publication time that the post had before. */
  publishedAt?: string | null;
};

/** Publishes or features a post, or undoes that. Optimistic: the list shows it at once. */
export function useTogglePost(notices: Notices<void, PostToggle>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: toggleKey,
    mutationFn: async ({ post, field, isOn, publishedAt }: PostToggle) => {
      const change =
        field === "featured"
          ? { featured: isOn }
          : {
              published: isOn,
              ...(publishedAt !== undefined && { published_at: publishedAt }),
            };
      await changeById((client) => client.from("posts").update(change).select("id"), post.id);
    },
    onMutate: async (toggle) => {
      await queryClient.cancelQueries({ queryKey: listsKey });
      showToggle(queryClient, toggle);
    },
    onError: (_error, toggle) => showToggle(queryClient, { ...toggle, isOn: !toggle.isOn }),
    // Also after a failure: it may have been stored, and only its response lost.
    onSettled: () => {
      // The response would not show a later change yet.
      if (queryClient.isMutating({ mutationKey: toggleKey }) > 1) return;
      for (const queryKey of [postKeys.published, postKeys.one, postKeys.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    meta: notices,
  });
}

function showToggle(queryClient: QueryClient, { post, field, isOn }: PostToggle): void {
  queryClient.setQueriesData<InfiniteData<Page<PostListItem>>>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === post.id ? { ...row, [field]: isOn } : row)),
        })),
      },
  );
}
