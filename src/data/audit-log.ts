import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Database, Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { pageOf, pagesByRow, type Page } from "./paging";

/** The old and new value of a column; null for a long text. */
type Change = { field: string; values: { from: Json; to: Json } | null };
export type AuditEntry = {
  id: string;
  /** ISO 8601. */
  happenedAt: string;
  /** The email address of the account, or its id if the account is gone. */
  account: string;
  /** «created», «changed», «deleted», … */
  action: string;
  kind: string;
  /** Empty for a record that has no title, or is gone. */
  title: string;
  changes: Change[];
};

type EntryRow = Omit<Database["public"]["Functions"]["audit_page"]["Returns"][number], "total">;

/** The owner's actions of the last 90 days, latest first, in pages of 50. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    queryKey: ["audit-log"],
    queryFn: async ({ pageParam: last, signal }): Promise<Page<AuditEntry>> => {
      const data = await request((client) =>
        client.rpc("audit_page", last ? { before_id: Number(last.id) } : {}).abortSignal(signal),
      );
      const { rows, total } = pageOf(data);
      return { rows: rows.map(toEntry), total };
    },
    ...pagesByRow<AuditEntry, "id">(),
    // Whoever opens it has just changed something on another page.
    refetchOnMount: "always",
  });
}

function toEntry({ id, happened_at, account, action, kind, title, changes }: EntryRow): AuditEntry {
  return {
    id: String(id),
    happenedAt: happened_at,
    account,
    action,
    kind,
    title,
    changes: Object.entries(Object(changes)).map(([field, values]) => ({
      field,
      values: isChange(values) ? values : null,
    })),
  };
}

function isChange(values: unknown): values is { from: Json; to: Json } {
  return typeof values === "object" && values !== null && "from" in values && "to" in values;
}
