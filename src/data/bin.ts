import { infiniteQueryOptions, useMutation, type QueryKey } from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import type { Notices } from "@/lib/query-client";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";
import { isTable, type BinTable, type TableName } from "./tables";
import { joinPages, keysetPagination, requestPage, type Page } from "./paging";

/** Rows of one table, deleted together or one by one. */
export type Deleted = { kind: TableName; ids: string[] };
type BinRow = Omit<RowOf<"bin_page">, "total">;
/**
 * What was deleted. `name` is the author of a comment or message, null for the owner's own records;
 * `parts` is the number of comments deleted with it.
 */
export type BinItem = Omit<BinRow, "kind" | "name"> & { kind: TableName; name: string | null };

const binKey = ["bin"] as const;
/** Prefix of every key: any query may show or count the row. */
const allQueries = [[]] as const;

/** What the owner deleted in the last 30 days, latest first, in pages of 50. */
export function binQuery() {
  return infiniteQueryOptions({
    queryKey: binKey,
    queryFn: ({ pageParam: last, signal }): Promise<Page<BinRow>> =>
      requestPage((client) =>
        client.rpc("bin_page", last ? { before_id: last.id } : {}).abortSignal(signal),
      ),
    ...keysetPagination<BinRow, "id">(),
    select: (list): Page<BinItem> => {
      const { rows, total } = joinPages(list);
      return { rows: rows.filter(isKnown), total };
    },
    // The owner has usually just deleted something on another page.
    refetchOnMount: "always",
  });
}

/** Whether this version knows its kind. */
function isKnown(row: BinRow): row is BinRow & BinItem {
  return isTable(row.kind);
}

/** Restores rows with everything that the deletion cascaded to: comments, replies and likes. */
export const useRestore = createMutationHook(async ({ kind, ids }: Deleted) => {
  await request((client) => client.rpc("restore_deleted", { kind, ids }));
}, allQueries);

/**
 * Deletes a row by its id, with what the deletion cascades to.
 *
 * @param invalidates the queries that show it
 * @param notices the texts of the deletion, of its undo action, and of the outcome of that
 */
export function useDeletion(
  kind: BinTable,
  invalidates: readonly QueryKey[],
  notices: {
    deleted: (restore: (id: string) => void) => Notices<void, string>;
    restored: Notices<void, Deleted>;
  },
) {
  const restore = useRestore(notices.restored);
  return useMutation({
    mutationFn: async (id: string) => {
      await request((client) => client.from(kind).delete().eq("id", id));
    },
    meta: { invalidates, ...notices.deleted((id) => restore.mutate({ kind, ids: [id] })) },
  });
}

/** These items, or all up to the one with this id: not what has come into the bin since it was shown. */
export type Emptied = { ids: number[] } | { last_id: number };

/** Deletes items of the bin for good. */
export const useEmptyBin = createMutationHook(
  async (emptied: Emptied) => {
    await request((client) => client.rpc("empty_bin", emptied));
  },
  [binKey],
);
