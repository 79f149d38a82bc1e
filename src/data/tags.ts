import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

export const tagKey = ["tags"] as const;

/** The names of all tags, in alphabetical order. */
export function tagsQuery() {
  return queryOptions({
    queryKey: tagKey,
    queryFn: async ({ signal }): Promise<string[]> => {
      const data = await request((client) =>
        client.from("tags").select("name").order("name").abortSignal(signal),
      );
      return data.map(({ name }) => name);
    },
    staleTime: 300_000,
  });
}
