import { queryOptions } from "@tanstack/react-query";
import { serverTime } from "@/lib/clock";
import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";

/** The health data of the database; the migration describes each column. */
export type DatabaseHealth = RowOf<"site_health">;

/**
 * The health data of the database, for the owner.
 *
 * @param builtAt changes after this time are counted, ISO 8601; null for none
 */
export function healthQuery(builtAt: string | null) {
  return queryOptions({
    queryKey: ["health", builtAt],
    queryFn: ({ signal }): Promise<DatabaseHealth> =>
      request((client) =>
        client
          .rpc("site_health", { built_at: builtAt ?? serverTime() })
          .abortSignal(signal)
          .single(),
      ),
    refetchOnMount: "always",
  });
}
