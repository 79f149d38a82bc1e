import { queryOptions } from "@tanstack/react-query";
import { unwrap, getClient } from "@/lib/supabase/client";

export const categoryKey = ["categories"] as const;

/** The names of all categories, in alphabetical order. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: categoryKey,
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await getClient();
      const { data } = await unwrap(
        client.from("categories").select("name").order("name").abortSignal(signal),
      );
      return data.map(({ name }) => name);
    },
    staleTime: 300_000,
  });
}
