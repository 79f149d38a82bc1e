import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { t } from "@/lib/words";
import { postKeys } from "./public";

/** A post that is not listed, and the reason in a word. */
export type HiddenPost = { id: string; title: string; state: string };

const LIMIT = 8;

/** The owner's drafts, scheduled and unlisted posts whose title contains a text literally, at most 8. */
export function hiddenPostsQuery(text: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "drafts", text],
    queryFn: async ({ signal }): Promise<HiddenPost[]> => {
      const data = await request((client) =>
        client
          .from("posts")
          .select("id, title, published, unlisted")
          .or("published.is.false,unlisted.is.true,listed_at.gt.now")
          .filter("title", "imatch", literalPattern(text))
          .order("updated_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(LIMIT)
          .abortSignal(signal),
      );
      return data.map(({ id, title, published, unlisted }) => ({
        id,
        title,
        state: !published ? t("Draft") : unlisted ? t("Unlisted") : t("Scheduled"),
      }));
    },
  });
}
