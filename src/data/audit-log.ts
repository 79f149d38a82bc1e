import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Json } from "@/lib/supabase/database.types";
import type { RowOf } from "@/lib/supabase/functions";
import { keysetPagination, requestPage, type Page } from "./paging";

/** The old and new value of a column; null for a long text. */
type Change = { field: string; values: { from: Json; to: Json } | null };
type EntryRow = Omit<RowOf<"audit_page">, "total">;
/**
 * An action of an account, which is identified by its email address, or by its id if it has been deleted. The title is
 * empty for a record without one, and for a deleted one.
 */
export type AuditEntry = Omit<EntryRow, "changes"> & { changes: Change[] };

/** The owner's actions of the last 90 days, latest first, in pages of 50. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    queryKey: ["audit-log"],
    queryFn: async ({ pageParam: last, signal }): Promise<Page<AuditEntry>> => {
      const { rows, total } = await requestPage((client) =>
        client.rpc("audit_page", last ? { before_id: last.id } : {}).abortSignal(signal),
      );
      return { rows: rows.map(toEntry), total };
    },
    ...keysetPagination<AuditEntry, "id">(),
    // The owner has usually just changed something on another page.
    refetchOnMount: "always",
  });
}

function toEntry({ changes, ...entry }: EntryRow): AuditEntry {
  return {
    ...entry,
    changes: Object.entries(Object(changes)).map(([field, values]) => ({
      field,
      values: isChange(values) ? values : null,
    })),
  };
}

function isChange(values: unknown): values is { from: Json; to: Json } {
  return typeof values === "object" && values !== null && "from" in values && "to" in values;
}
