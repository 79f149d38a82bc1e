import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

export const categoryKey = ["categories"] as const;

/** The names of all categories, in alphabetical order. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: categoryKey,
    queryFn: async ({ signal }): Promise<string[]> => {
      const data = await request((client) =>
        client.from("categories").select("name").order("name").abortSignal(signal),
      );
      return data.map(({ name }) => name);
    },
  });
}
