import { queryOptions } from "@tanstack/react-query";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";

/** The number of unread messages, pending requests and pending comments. */
export type PendingCounts = RowOf<"waiting">;

export const pendingCountsKey = ["waiting"] as const;

/** The badges of the owner's navigation; zeros for anyone else. */
export function pendingCountsQuery() {
  return queryOptions({
    queryKey: pendingCountsKey,
    queryFn: async ({ signal }): Promise<PendingCounts> => {
      const data = await request((client) => client.rpc("waiting").abortSignal(signal));
      return data[0] ?? { messages: 0, consultations: 0, comments: 0 };
    },
  });
}
