import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { BackendError } from "@/lib/requests/backend-error";
import type { Database } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";
import { commentKey, sendComment, type NewComment } from "./public";
import { joinPages, pagesByRow, type Page } from "@/data/paging";
import { postKeys } from "@/data/posts/public";
import { waitingKey } from "@/data/waiting";

/*
 * The owner's side of the table comments, apart from what visitors download.
 */

type ModerationRow = Database["public"]["Functions"]["moderation_page"]["Returns"][number];
type ParentColumns = "parent_id" | "parent_author" | "parent_status";
type SenderColumns = "sender" | "account" | "held_because";
/**
 * A comment in the owner's list; the parent's columns are null for a top-level comment. `sender` stands
 * for the account or, for a week, for the visitor; `account` says what it is to the site: "owner",
 * "trusted" or "reader", null without one.
 */
export type ModeratedComment = Omit<ModerationRow, ParentColumns | SenderColumns> & {
  [Column in ParentColumns | SenderColumns]: string | null;
};
export type ModerationFilters = {
  /** Looked for literally in author, text and title of the post, ignoring case. */
  search: string;
  status: "all" | "pending" | "approved" | "spam";
  sort: "newest" | "oldest";
  /** Only what this sender wrote, as {@link ModeratedComment} names it. */
  sender?: string | undefined;
};
/** How many comments match the search, by status. */
export type CommentCounts = Record<string, number>;
/** One comment's way from one status to another. */
export type StatusChange = { id: string; from: string; to: string };
type ModerationPage = Page<ModeratedComment> & { counts: CommentCounts };

/** So many ids fit into one address. */
const BATCH_SIZE = 100;

/** Prefix of the keys of the owner's lists. */
const moderationListKey = ["comment-moderation"];
export const changeKey = ["change-comments"];
/** What is shown in public of comments, beside the owner's list. */
export const publicKeys = [commentKey, postKeys.published];

/**
 * Comments of all posts for the owner, in pages of 20. The numbers come with the first page, so
 * that list and numbers never contradict each other.
 */
export function moderationQuery({ search, status, sort, sender }: ModerationFilters) {
  return infiniteQueryOptions({
    queryKey: [...moderationListKey, { search, status, sort, sender }],
    queryFn: async ({ pageParam: after, signal }): Promise<ModerationPage> => {
      const wanted = {
        search: storableText(search),
        ...(sender !== undefined && { only_sender: storableText(sender) }),
      };
      const [page, counts] = await Promise.all([
        request((client) =>
          client
            .rpc("moderation_page", {
              ...wanted,
              oldest_first: sort === "oldest",
              ...(status !== "all" && { only_status: status }),
              ...(after && { after_time: after.created_at, after_id: after.id }),
            })
            .abortSignal(signal),
        ),
        after
          ? undefined
          : request((client) => client.rpc("comment_counts", wanted).abortSignal(signal)),
      ]);
      const byStatus = Object.fromEntries(
        (counts?.data ?? []).map((one) => [one.status, one.count]),
      );
      const total = status === "all" ? sumOf(byStatus) : (byStatus[status] ?? 0);
      return { rows: page.data, total, counts: byStatus };
    },
    ...pagesByRow<ModeratedComment, "created_at">(),
    select: (list: { pages: ModerationPage[] }) => ({
      // A comment that has just got another status leaves the list of its old one at once.
      rows: joinPages(list).rows.filter((row) => status === "all" || row.status === status),
      counts: list.pages[0]?.counts ?? {},
    }),
    placeholderData: keepPreviousData,
  });
}

function sumOf(counts: CommentCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Changes the status of comments: shown at once, taken back on failure. */
export function useModerateComments(notices: Notices<void, StatusChange[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async (changes: StatusChange[]) => {
      for (const [status, group] of Map.groupBy(changes, ({ to }) => to)) {
        for (const ids of batches(group.map(({ id }) => id))) {
          const { data } = await request((client) =>
            client.from("comments").update({ status }).in("id", ids).select("id"),
          );
          if (data.length === 0) throw new BackendError("It is not there any more.", "", 404);
        }
      }
    },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: moderationListKey });
      showStatuses(queryClient, changes);
    },
    onError: (_error, changes) => showStatuses(queryClient, changes.map(opposite)),
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: publicKeys, ...notices },
  });
}

/** Asks for the owner's lists anew, unless a later change would show as not yet made. */
export function refreshModeration(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: changeKey }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: moderationListKey });
  void queryClient.invalidateQueries({ queryKey: waitingKey });
}

/** Puts changes into all lists that are at hand. */
function showStatuses(queryClient: QueryClient, changes: StatusChange[]): void {
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

function batches(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}

/** The change that takes another one back. */
export function opposite({ id, from, to }: StatusChange): StatusChange {
  return { id, from: to, to: from };
}

/** Deletes comments with their replies. */
export function useDeleteComments(notices: Notices<void, string[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async (ids: string[]) => {
      for (const batch of batches(ids)) {
        await request((client) => client.from("comments").delete().in("id", batch));
      }
    },
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: publicKeys, ...notices },
  });
}

type OwnersReply = {
  reply: NewComment;
  /** Comments that must be public before the reply can be: the database refuses it otherwise. */
  approve: string[];
};

/** Posts the owner's reply, after approving what it stands under. */
export function useReplyToComment(notices: Notices) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async ({ reply, approve }: OwnersReply) => {
      if (approve.length > 0) {
        await request((client) =>
          client.from("comments").update({ status: "approved" }).in("id", approve),
        );
      }
      await sendComment(reply);
    },
    // Also after a failure: the approval may have come through.
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: publicKeys, ...notices },
  });
}
