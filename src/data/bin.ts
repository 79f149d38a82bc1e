import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import type { Database } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { joinPages, pageOf, pagesByRow, type Page } from "./paging";

export const BIN_KINDS = [
  "posts",
  "projects",
  "comments",
  "contact_messages",
  "consultation_requests",
] as const;
/** What can be put back, by its table. */
export type BinKind = (typeof BIN_KINDS)[number];
/** Rows of one table, deleted together or one by one. */
export type Deleted = { kind: BinKind; ids: string[] };
export type BinItem = {
  id: string;
  kind: BinKind;
  /** Id of the row when it was in its table. */
  rowId: string;
  title: string;
  /** Who wrote it; null for what the owner writes. */
  name: string | null;
  /** ISO 8601. */
  deletedAt: string;
  /** How many comments went along. */
  comments: number;
};

type BinRow = Omit<Database["public"]["Functions"]["bin_page"]["Returns"][number], "total">;

const binKey = ["bin"] as const;
/** Whatever shows the row, or counts it. */
const everything = [[]] as const;

/** What the owner has deleted in the last 30 days, the latest first, in pages of 50. */
export function binQuery() {
  return infiniteQueryOptions({
    queryKey: binKey,
    queryFn: async ({ pageParam: last, signal }): Promise<Page<BinRow>> => {
      const { data } = await request((client) =>
        client.rpc("bin_page", last ? { before_id: last.id } : {}).abortSignal(signal),
      );
      return pageOf(data);
    },
    ...pagesByRow<BinRow, "id">(),
    select: (list): Page<BinItem> => {
      const { rows, total } = joinPages(list);
      return { rows: rows.flatMap(itemsOf), total };
    },
    // Whoever opens it has just deleted something somewhere else.
    refetchOnMount: "always",
  });
}

/** The row as an item; none of a kind that a newer version has put into the bin. */
function itemsOf({ id, kind, row_id, title, name, deleted_at, parts }: BinRow): BinItem[] {
  return BIN_KINDS.filter((known) => known === kind).map((known) => ({
    id: String(id),
    kind: known,
    rowId: row_id,
    title,
    name,
    deletedAt: deleted_at,
    comments: parts,
  }));
}

/** Puts rows back as they were, with what went along: comments, replies and likes. */
export function useRestore(notices: Notices<void, Deleted>) {
  return useMutation({
    mutationFn: async ({ kind, ids }: Deleted) => {
      await request((client) => client.rpc("restore_deleted", { kind, ids }));
    },
    meta: { invalidates: everything, ...notices },
  });
}

/** Deletes items of the bin for good, all of them without ids. */
export function useEmptyBin(notices: Notices<void, string[] | undefined>) {
  return useMutation({
    mutationFn: async (ids: string[] | undefined) => {
      await request((client) => client.rpc("empty_bin", ids ? { ids: ids.map(Number) } : {}));
    },
    meta: { invalidates: [binKey], ...notices },
  });
}
