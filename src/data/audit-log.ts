import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Database, Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { pageOf, pagesByRow, type Page } from "./paging";

/** What a column was and became; null for a long text. */
type Change = { field: string; values: { from: Json; to: Json } | null };
export type AuditEntry = {
  id: string;
  /** ISO 8601. */
  happenedAt: string;
  /** The e-mail address of the account, or its id when it is gone. */
  account: string;
  /** «created», «changed», «deleted», … */
  action: string;
  /** The table. */
  kind: string;
  /** Empty for what has no title, or is gone. */
  title: string;
  changes: Change[];
};

type EntryRow = Omit<Database["public"]["Functions"]["audit_page"]["Returns"][number], "total">;

/** What was done as the owner in the last 90 days, the latest first, in pages of 50. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    queryKey: ["audit-log"],
    queryFn: async ({ pageParam: last, signal }): Promise<Page<AuditEntry>> => {
      const { data } = await request((client) =>
        client.rpc("audit_page", last ? { before_id: Number(last.id) } : {}).abortSignal(signal),
      );
      const { rows, total } = pageOf(data);
      return { rows: rows.map(toEntry), total };
    },
    ...pagesByRow<AuditEntry, "id">(),
    // Whoever opens it has just changed something somewhere else.
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
