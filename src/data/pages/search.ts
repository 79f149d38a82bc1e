import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import { visitorsPattern } from "@/lib/supabase/literal-pattern";
import { LINK_COLUMNS, pageKey, type PageLink } from "./public";

const LIMIT = 5;
/** More words would not narrow down the results. */
const WORD_LIMIT = 8;

/** The published pages that contain every word of a text literally, ignoring case; at most 5. */
export function pageSearchQuery(text: string) {
  return queryOptions({
    queryKey: [...pageKey, "search", text],
    queryFn: ({ signal }): Promise<PageLink[]> =>
      request((client) => {
        let query = client.from("pages").select(LINK_COLUMNS).eq("published", true);
        for (const word of text.split(/\s+/).slice(0, WORD_LIMIT)) {
          if (word) query = query.filter("search_text", "imatch", visitorsPattern(word));
        }
        return query.order("title_key").order("id").limit(LIMIT).abortSignal(signal);
      }),
  });
}
