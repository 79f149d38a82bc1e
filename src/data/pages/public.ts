import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";

export const LINK_COLUMNS = "id, title, path, language, place";
const LINK_LIMIT = 50;

/** A page of the owner's, with the columns that links to it need. */
export type PageLink = Pick<Tables<"pages">, ColumnsOf<typeof LINK_COLUMNS>>;

export const pageKey = ["own-pages"] as const;

export function menuPagesQuery() {
  return queryOptions({
    queryKey: [...pageKey, "menus"],
    queryFn: ({ signal }): Promise<PageLink[]> =>
      request((client) =>
        client
          .from("pages")
          .select(LINK_COLUMNS)
          .eq("published", true)
          .neq("place", "nowhere")
          .order("position")
          .order("title_key")
          .order("id")
          .limit(LINK_LIMIT)
          .abortSignal(signal),
      ),
  });
}
