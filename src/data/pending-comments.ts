import { queryOptions } from "@tanstack/react-query";
import { unwrap, getClient } from "@/lib/supabase/client";

/** Prefix of all keys of the owner's comments. */
export const moderationKey = ["comment-moderation"];

/** How many comments wait for the owner. */
export function pendingCommentsQuery() {
  return queryOptions({
    queryKey: [...moderationKey, "pending"],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { count } = await unwrap(
        client
          .from("comments")
          .select("id", { count: "exact", head: true })
          .eq("status", "pending")
          .abortSignal(signal),
      );
      return count ?? 0;
    },
  });
}
