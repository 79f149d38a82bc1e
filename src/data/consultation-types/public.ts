import { queryOptions } from "@tanstack/react-query";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";

const COLUMNS = "id, title, minutes, price, amount, currency, payment_hours, project_types";

export type ConsultationType = Pick<Tables<"consultation_kinds">, ColumnsOf<typeof COLUMNS>>;

export const consultationTypesKey = ["consultation-kinds"] as const;

export function consultationTypesQuery() {
  return queryOptions({
    queryKey: [...consultationTypesKey, "public"],
    queryFn: ({ signal }): Promise<ConsultationType[]> =>
      request((client) =>
        client
          .from("consultation_kinds")
          .select(COLUMNS)
          .eq("published", true)
          .order("place")
          .order("id")
          .abortSignal(signal),
      ),
  });
}
