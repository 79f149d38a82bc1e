import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { BackendError } from "@/lib/requests/backend-error";
import type { RowOf } from "@/lib/supabase/functions";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";
import { allCommentsKey, sendComment, type NewComment } from "./public";
import { joinPages, keysetPagination, type Page } from "@/data/paging";
import { postKeys } from "@/data/posts/public";
import { pendingCountsKey } from "@/data/pending-counts";
import { plural, t } from "@/lib/words";

/*
 * The owner's queries and mutations of comments, in a file that visitors do not load.
 */

type ModerationRow = RowOf<"moderation_page">;
type ParentColumns = "parent_id" | "parent_author" | "parent_status";
type SenderColumns = "sender" | "account" | "held_because";
type NullableColumns = ParentColumns | SenderColumns | "edited_at";
/**
 * A comment in the owner's list; the parent's columns are null for a top-level comment. `sender`
 * identifies the account or, for a week, the visitor. `account` is "owner", "trusted" or "reader",
 * and null for a visitor.
 */
export type ModeratedComment = Omit<ModerationRow, NullableColumns> & {
  [Column in NullableColumns]: string | null;
};
export type ModerationFilters = {
  /** Searched literally in author, text and title of the post, ignoring case. */
  search: string;
  status: "all" | "pending" | "approved" | "spam";
  sort: "newest" | "oldest";
  /** Only comments of this sender, see {@link ModeratedComment}. */
  sender?: string | undefined;
};
/** The number of comments that match the search, by status. */
type CommentCounts = Record<string, number>;
/** A change of one comment's status; `edited_at` is when its text was last edited. */
export type Moderation = { id: string; from: string; to: string; edited_at: string | null };
type ModerationPage = Page<ModeratedComment> & { counts: CommentCounts };

/** The number of ids that fit into one URL. */
const BATCH_SIZE = 100;

/** Prefix of the query keys of the owner's lists. */
const moderationListKey = ["comment-moderation"];
const changeKey = ["change-comments"];
/** Queries of visitors' pages that show comments, besides the owner's list. */
export const publicKeys: readonly QueryKey[] = [allCommentsKey, postKeys.published];

/**
 * Comments of all posts for the owner, in pages of 20. The counts come with the first page, so that
 * list and counts never contradict each other.
 */
export function moderationQuery({ search, status, sort, sender }: ModerationFilters) {
  return infiniteQueryOptions({
    queryKey: [...moderationListKey, { search, status, sort, sender }],
    queryFn: async ({ pageParam: after, signal }): Promise<ModerationPage> => {
      const filters = {
        search: storableText(search),
        ...(sender !== undefined && { only_sender: storableText(sender) }),
      };
      const [page, counts] = await Promise.all([
        request((client) =>
          client
            .rpc("moderation_page", {
              ...filters,
              oldest_first: sort === "oldest",
              ...(status !== "all" && { only_status: status }),
              ...(after && { after_time: after.created_at, after_id: after.id }),
            })
            .abortSignal(signal),
        ),
        after
          ? undefined
          : request((client) => client.rpc("comment_counts", filters).abortSignal(signal)),
      ]);
      const byStatus = Object.fromEntries((counts ?? []).map((one) => [one.status, one.count]));
      return { rows: page, total: countFor(status, byStatus), counts: byStatus };
    },
    ...keysetPagination<ModeratedComment, "created_at">(),
    select: (list: { pages: ModerationPage[] }) => ({
      // A comment whose status has just changed disappears from the list of the old status at once.
      rows: joinPages(list).rows.filter((row) => status === "all" || row.status === status),
      counts: list.pages[0]?.counts ?? {},
    }),
    placeholderData: keepPreviousData,
  });
}

export function countFor(status: ModerationFilters["status"], counts: CommentCounts): number {
  if (status !== "all") return counts[status] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Changes the status of comments. Optimistic: shown at once, rolled back on failure. */
export function useModerateComments(notices: Notices<void, Moderation[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: (changes: Moderation[]) => changeStatuses(changes),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: moderationListKey });
      showStatuses(queryClient, changes);
    },
    onError: (_error, changes) => showStatuses(queryClient, changes.map(inverse)),
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: publicKeys, ...notices },
  });
}

/**
 * Refetches the owner's lists, unless a later change is under way, which the response would not
 * show yet.
 */
function refreshModeration(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: changeKey }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: moderationListKey });
  void queryClient.invalidateQueries({ queryKey: pendingCountsKey });
}

/** Applies changes to all cached lists. */
function showStatuses(queryClient: QueryClient, changes: Moderation[]): void {
  const byId = new Map(changes.map((change) => [change.id, change]));
  queryClient.setQueriesData<InfiniteData<ModerationPage>>(
    { queryKey: moderationListKey },
    (list) => {
      if (!list) return list;
      const counts: CommentCounts = { ...list.pages[0]?.counts };
      const [first, ...rest] = list.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => {
          const to = byId.get(row.id)?.to;
          if (!to || to === row.status) return row;
          counts[row.status] = (counts[row.status] ?? 0) - 1;
          counts[to] = (counts[to] ?? 0) + 1;
          return { ...row, status: to };
        }),
      }));
      return first ? { ...list, pages: [{ ...first, counts }, ...rest] } : list;
    },
  );
}

type NewStatus = Pick<Moderation, "id" | "to" | "edited_at">;

/** Changes the status of all comments that can be changed, and fails if there are others. */
async function changeStatuses(changes: NewStatus[]): Promise<void> {
  const groupKey = ({ to, edited_at }: NewStatus) => to + (to === "approved" ? edited_at : "");
  let left = changes.length;
  for (const group of Map.groupBy(changes, groupKey).values()) {
    for (const batch of batches(group)) left -= await changeStatus(batch);
  }
  if (left > 0) throw new BackendError(reasonWhy(changes, left), "", 404);
}

/** Why this many of the comments were left as they are. */
function reasonWhy(changes: NewStatus[], left: number): string {
  const isApproval = changes.some(({ to }) => to === "approved");
  if (left === changes.length)
    return isApproval
      ? t("It was edited in the meantime, or no longer exists.")
      : t("It no longer exists.");
  return isApproval
    ? plural(left, {
        one: "{count} comment was edited in the meantime, or no longer exists; the others were changed.",
        other:
          "{count} comments were edited in the meantime, or no longer exist; the others were changed.",
      })
    : plural(left, {
        one: "{count} comment no longer exists; the others were changed.",
        other: "{count} comments no longer exist; the others were changed.",
      });
}

/**
 * Gives comments the status of the first. The text that was shown is approved, as its author may edit it in the
 * meantime.
 *
 * @returns the number of changed comments
 */
async function changeStatus(changes: readonly NewStatus[]): Promise<number> {
  const [first] = changes;
  if (!first) return 0;
  const { to: status, edited_at } = first;
  const data = await request((client) => {
    const ids = changes.map(({ id }) => id);
    const query = client.from("comments").update({ status }).in("id", ids);
    if (status !== "approved") return query.select("id");
    const seen =
      edited_at === null ? query.is("edited_at", null) : query.eq("edited_at", edited_at);
    return seen.select("id");
  });
  return data.length;
}

function batches<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}

export function inverse({ from, to, ...change }: Moderation): Moderation {
  return { ...change, from: to, to: from };
}

/** Like `createMutationHook`, for what changes the owner's lists of comments. */
export function createModerationHook<Data, Variables>(
  mutationFn: (variables: Variables) => Promise<Data>,
  invalidates = publicKeys,
) {
  return function useModeration(notices: Notices<Data, Variables>) {
    const queryClient = useQueryClient();
    return useMutation({
      mutationKey: changeKey,
      mutationFn,
      // Even after a failure: part of it may have succeeded.
      onSettled: () => refreshModeration(queryClient),
      meta: { invalidates, ...notices },
    });
  };
}

export const useDeleteComments = createModerationHook(async (ids: string[]) => {
  for (const batch of batches(ids)) {
    await request((client) => client.from("comments").delete().in("id", batch));
  }
});

type OwnersReply = {
  reply: NewComment;
  /** The comment being answered. */
  comment: ModeratedComment;
  /** Comments to approve first, because the database rejects a reply to a comment that is not public. */
  approve: string[];
};

/** Posts the owner's reply, after approving the comments above it. */
export const useReplyToComment = createModerationHook(
  async ({ reply, comment, approve }: OwnersReply) => {
    const above = approve.filter((id) => id !== comment.id);
    if (above.length > 0) {
      await request((client) =>
        client.from("comments").update({ status: "approved" }).in("id", above),
      );
    }
    if (approve.includes(comment.id)) await changeStatuses([{ ...comment, to: "approved" }]);
    await sendComment(reply);
  },
);
