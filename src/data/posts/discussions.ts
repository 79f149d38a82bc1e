import { queryOptions } from "@tanstack/react-query";
import type { ReplyElsewhere } from "@/data/fallback-files";

/**
 * The replies to an article on other sites, as of the build, in chronological order; none for an article newer
 * than the build.
 */
export function repliesElsewhereQuery(postId: string) {
  return queryOptions({
    queryKey: ["replies-elsewhere", postId],
    queryFn: async (): Promise<ReplyElsewhere[]> => {
      const { builtReplies } = await import("@/data/fallback-files");
      return (await builtReplies(postId)) ?? [];
    },
    staleTime: "static",
  });
}
