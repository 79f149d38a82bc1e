import { keepPreviousData, queryOptions, useMutation, type QueryKey } from "@tanstack/react-query";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { BackendError } from "@/lib/requests/backend-error";
import type { InboxCounts, InboxFilters, InboxSort, StatusChange } from "@/lib/inbox-types";
import type { Notices } from "@/lib/query-client";
import { request, requestWithCount, type Client } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { storableText } from "@/lib/text/storable-text";
import { t } from "@/lib/words";
import { NEWEST_FIRST, readNumberedPage, keysetPage } from "./paging";
import { pendingCountsKey } from "./pending-counts";
import type { Rows } from "./rows";

/** The statuses of messages and requests, for use within a sentence. */
const STATUSES: Partial<Record<string, string>> = {
  unread: t("unread"),
  read: t("read"),
  replied: t("replied"),
  pending: t("pending"),
  scheduled: t("scheduled"),
  completed: t("completed"),
  declined: t("declined"),
};
const BATCH_SIZE = 500;

type Response<Data> = PromiseLike<PostgrestSingleResponse<Data>>;
type Counts = { status: string; count: number }[];

/** The differences between the two inboxes. */
type InboxTable<Row, Stored extends { status: string }> = {
  key: QueryKey;
  select: (client: Client, options: { count?: "exact" }) => Rows<Row>;
  /** Counts the rows that contain the search text. */
  counts: (client: Client, search: string, signal: AbortSignal) => Response<Counts>;
  /** Changes the status if it is still the one on screen; returns the changed rows. */
  setStatus: (client: Client, id: string, change: StatusChange) => Response<{ status: string }[]>;
  /** Reads the current status of a row; nothing if it is gone. */
  status: (client: Client, id: string) => Response<Stored[]>;
  /** Whether a change is stored already: the response to a first attempt may have been lost. */
  isStored?: (stored: Stored, change: StatusChange) => boolean;
};

const listOptions = {
  placeholderData: keepPreviousData,
  // Always refetched, as new items may have arrived.
  refetchOnMount: "always",
} as const;

/** The queries and mutations of an inbox, which only the owner may use. */
export function inbox<
  Row extends { id: string; created_at: string },
  Stored extends { status: string },
>(table: InboxTable<Row, Stored>) {
  function listQuery(filters: InboxFilters) {
    return queryOptions({
      queryKey: [...table.key, "list", filters],
      queryFn: ({ signal }) =>
        readNumberedPage<Row>(filters.page, (from, to) => {
          const { column, ascending } = orders[filters.sort];
          return requestWithCount((client) =>
            matching(table.select(client, { count: "exact" }), filters)
              .order(column, { ascending })
              .order("id", { ascending })
              .range(from, to)
              .abortSignal(signal),
          );
        }),
      ...listOptions,
    });
  }

  /** The number of rows that contain the search text, by status. */
  function countsQuery(search: string) {
    return queryOptions({
      queryKey: [...table.key, "counts", search],
      queryFn: async ({ signal }) => {
        const data = await request((client) => table.counts(client, storableText(search), signal));
        return countsOf(data);
      },
      ...listOptions,
    });
  }

  /**
   * Changes the status of one row, unless it has been changed elsewhere in the meantime. It stays pending until the
   * lists are refetched, so that its variables can represent the row until then.
   */
  function useSetStatus(id: string, notices: Notices<void, StatusChange>) {
    return useMutation({
      mutationFn: async (change: StatusChange) => {
        const changed = await request((client) => table.setStatus(client, id, change));
        if (changed.length > 0) return;
        const [stored] = await request((client) => table.status(client, id));
        if (stored && table.isStored?.(stored, change)) return;
        const message = stored
          ? t("It was changed in the meantime and is {status} now.", {
              status: STATUSES[stored.status] ?? stored.status,
            })
          : t("It no longer exists.");
        throw new BackendError(message, "", 409);
      },
      // One after another: the second change starts from the first one's result.
      scope: { id: `status:${id}` },
      meta: { invalidates: [pendingCountsKey, table.key], isChoice: true, ...notices },
    });
  }

  /**
   * All rows that match the filters, newest first, fetched in batches of 500.
   *
   * @param onProgress called with a number from 0 to 1 after each batch
   */
  async function readAll(
    filters: InboxFilters,
    onProgress: (progress: number) => void,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    let total = 0;
    for (let last: Row | undefined; ; last = rows.at(-1)) {
      const batch = await requestWithCount((client) => {
        // Only the first batch asks for the count.
        const all = table.select(client, last ? {} : { count: "exact" });
        return keysetPage(matching(all, filters), NEWEST_FIRST, last, BATCH_SIZE);
      });
      rows.push(...batch.data);
      total ||= batch.count ?? Infinity;
      onProgress(rows.length / Math.max(total, rows.length, 1));
      // A project may return fewer rows at once.
      if (batch.data.length === 0 || rows.length >= total) return rows;
    }
  }

  return { listQuery, countsQuery, useSetStatus, readAll };
}

const orders: Record<InboxSort, { column: "created_at" | "name"; ascending: boolean }> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  name: { column: "name", ascending: true },
};

/** Filters a query by id, by status and by text, which is searched literally. */
function matching<Row>(all: Rows<Row>, { id, search, status }: InboxFilters): Rows<Row> {
  let query = all;
  if (id) query = query.filter("id", "eq", id);
  if (status !== "all") query = query.filter("status", "eq", status);
  if (search) query = query.filter("search_text", "imatch", literalPattern(search));
  return query;
}

/** The result of a counting function as a record. */
function countsOf(rows: Counts): InboxCounts {
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}
