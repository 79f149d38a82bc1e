import { queryOptions } from "@tanstack/react-query";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";

const KIND_COLUMNS = "id, title, minutes, price, amount, currency, payment_hours, project_types";

export type Kind = Pick<Tables<"consultation_kinds">, ColumnsOf<typeof KIND_COLUMNS>>;

/** Prefix of the keys of all queries of consultation types. */
export const kindsKey = ["consultation-kinds"] as const;

/** The consultation types on offer, in the owner's order. */
export function kindsQuery() {
  return queryOptions({
    queryKey: [...kindsKey, "public"],
    queryFn: ({ signal }): Promise<Kind[]> =>
      request((client) =>
        client
          .from("consultation_kinds")
          .select(KIND_COLUMNS)
          .eq("published", true)
          .order("place")
          .order("id")
          .abortSignal(signal),
      ),
  });
}
