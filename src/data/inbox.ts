import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useState } from "react";
import { BackendError } from "@/lib/requests/backend-error";
import { toCsv } from "@/lib/format/csv";
import { countOf, formatIsoDay } from "@/lib/format/dates-and-numbers";
import type {
  InboxCounts,
  InboxFilters,
  InboxPage,
  InboxSort,
  StatusChange,
} from "@/lib/inbox-types";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { saveFile } from "@/lib/browser/save-file";
import { unwrap } from "@/lib/supabase/client";
import type { Cursor } from "./paging";

/** Whoever opens the list wants to know what has come in since. */
export const whenOpened = { refetchOnMount: "always" } as const;

const PAGE_SIZE = 20;
const EXPORT_BLOCK = 500;

type Row = { id: string; created_at: string };
type Asked<Data> = Parameters<typeof unwrap<Data>>[0];
/** What the queries of both tables can do; the client's own types know one table each. */
type InboxQuery<Query> = {
  eq(column: "status", value: string): Query;
  filter(column: "search_text", operator: "imatch", pattern: string): Query;
  order(column: "created_at" | "name" | "id", options: { ascending: boolean }): Query;
};

const orders: Record<InboxSort, { column: "created_at" | "name"; ascending: boolean }> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  name: { column: "name", ascending: true },
};

/** Narrows a query to a status and to what holds the search's text literally, and sorts it. */
export function matching<Query extends InboxQuery<Query>>(
  all: Query,
  { search, status, sort }: Omit<InboxFilters, "page">,
): Query {
  const { column, ascending } = orders[sort];
  let query = all;
  if (status !== "all") query = query.eq("status", status);
  if (search) query = query.filter("search_text", "imatch", literalPattern(search));
  return query.order(column, { ascending }).order("id", { ascending });
}

/**
 * Asks for one page of 20. When the list has become shorter than that, the last page comes instead.
 *
 * @param ask makes the request for the rows from one place to another, counted from 0, both included
 */
export async function pageOf<Item>(
  page: number,
  ask: (from: number, to: number) => Asked<Item[]>,
): Promise<InboxPage<Item>> {
  const load = async (one: number) => {
    const { data, count } = await unwrap(ask((one - 1) * PAGE_SIZE, one * PAGE_SIZE - 1));
    const total = count ?? data.length;
    return { rows: data, total, page: one, pages: pagesOf(total) };
  };
  if (page === 1) return load(1);
  // Rows beyond the end would be an error: one row tells how many there are.
  const { count } = await unwrap(ask(0, 0));
  return load(Math.min(page, pagesOf(count ?? 0)));
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The answer of a counting function as a record. */
export function countsOf(answer: readonly { status: string; count: number }[]): InboxCounts {
  return {
    total: answer.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(answer.map(({ status, count }) => [status, count])),
  };
}

type StatusTable = {
  key: QueryKey;
  /** Begins the toasts, e.g. «Message status». */
  subject: string;
  /** Takes the step where the row still has the status that was seen; gives what was changed. */
  change: (id: string, change: StatusChange) => Promise<{ status: string }[]>;
  find: (id: string) => Promise<{ status: string }[]>;
};

/**
 * Changes the status of one row, and nothing when it has been changed elsewhere in between. It stays
 * pending until the lists are fresh, so that its variables can stand for the row until then.
 */
export function useStatusChange(id: string, table: StatusTable) {
  const queryClient = useQueryClient();
  const mutation: UseMutationResult<void, Error, StatusChange> = useMutation({
    mutationFn: async (change: StatusChange) => {
      const changed = await table.change(id, change);
      if (changed.length > 0) return;
      const [now] = await table.find(id);
      const message = now
        ? `It was changed in the meantime and is ${now.status} now.`
        : "It does not exist any more.";
      throw new BackendError(message, "", 409);
    },
    onSettled: (_data, error) => {
      const refreshed = queryClient.invalidateQueries({ queryKey: table.key });
      return error ? undefined : refreshed;
    },
    // One after another: the second step starts where the first one led.
    scope: { id: `status:${id}` },
    meta: {
      success: (_data, { from, to, isUndo }: StatusChange) => ({
        title: `${table.subject} updated`,
        ...(from !== to &&
          !isUndo && {
            action: {
              label: "Undo",
              onClick: () => mutation.mutate({ from: to, to: from, isUndo: true }),
            },
          }),
      }),
      failure: (error) => ({
        title: `Failed to update ${table.subject.toLowerCase()}`,
        description: error.message,
      }),
    },
  });
  return mutation;
}

type ExportTable<Item> = {
  /** Of one row, e.g. «message». */
  noun: string;
  /** Name of the file, before the date. */
  fileStem: string;
  columns: readonly (keyof Item & string)[];
  /** Asks for the newest rows that match and stand after a cursor; without one they are counted. */
  ask: (
    filters: InboxFilters,
    after: Cursor | undefined,
    limit: number,
  ) => ReturnType<typeof unwrap<Item[]>>;
};

/**
 * Saves everything that matches the filters as CSV, newest first, fetched in blocks of 500.
 *
 * @returns the mutation, and `progress` from 0 to 1 while it runs
 */
export function useCsvExport<Item extends Row>(table: ExportTable<Item>) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: async (filters: InboxFilters) => {
      setProgress(0);
      const rows: Item[] = [];
      let total = 0;
      for (let last: Item | undefined; ; last = rows.at(-1)) {
        const after = last && { value: last.created_at, id: last.id };
        const block = await table.ask(filters, after, EXPORT_BLOCK);
        rows.push(...block.data);
        total ||= block.count ?? 0;
        setProgress(rows.length / Math.max(total, rows.length, 1));
        if (block.data.length < EXPORT_BLOCK) break;
      }
      const cells = rows.map((row) => table.columns.map((column) => String(row[column] ?? "")));
      const csv = new Blob([toCsv([table.columns, ...cells])], { type: "text/csv;charset=utf-8" });
      saveFile(csv, `${table.fileStem}-${formatIsoDay(new Date())}.csv`);
      return rows.length;
    },
    meta: {
      success: (count: number) => ({
        title: "CSV exported",
        description: countOf(count, table.noun),
      }),
      failure: (error) => ({ title: "Failed to export", description: error.message }),
    },
  });
  return { ...mutation, progress };
}
