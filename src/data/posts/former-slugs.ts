import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

export const formerSlugsKey = ["former-slugs"] as const;
const FORMER_LIMIT = 100;

/** The former slugs of a post, the latest first; each redirects to it. */
export function formerSlugsQuery(postId: string) {
  return queryOptions({
    queryKey: [...formerSlugsKey, postId],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("post_slugs")
          .select("slug, since")
          .eq("post_id", postId)
          .order("since", { ascending: false })
          .limit(FORMER_LIMIT)
          .abortSignal(signal),
      ),
  });
}
