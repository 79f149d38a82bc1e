import { queryOptions } from "@tanstack/react-query";
import type { ReplyElsewhere } from "@/data/fallback-files";

/** The replies to an article elsewhere, as of the build, in the order of their times; none for one that is newer. */
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
