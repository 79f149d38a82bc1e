import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { literalPattern } from "@/lib/supabase/literal-pattern";

export const LINK_COLUMNS = "id, title, path, language, place";
const PAGE_COLUMNS =
  "id, title, path, description, language, content, published, indexed, updated_at";

/** A page of the owner's as its readers see it. */
export type OwnPage = Pick<Tables<"pages">, ColumnsOf<typeof PAGE_COLUMNS>>;
export type PageLink = Pick<Tables<"pages">, ColumnsOf<typeof LINK_COLUMNS>>;

/** Prefix of the keys of all queries of the owner's pages. */
export const pageKey = ["own-pages"] as const;

const LINK_LIMIT = 50;
const FOUND_LIMIT = 5;
/** More words than that narrow nothing down. */
const WORD_LIMIT = 8;

/** Words, of which the database's rule for paths allows one or two. */
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/** The pages that a menu links to, in their order. */
export function menuPagesQuery() {
  return queryOptions({
    queryKey: [...pageKey, "menus"],
    queryFn: async ({ signal }): Promise<PageLink[]> => {
      const { data } = await request((client) =>
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
      );
      return data;
    },
  });
}

/**
 * The page at a path, present or former, or null if there is none. What can be no path is not asked for.
 *
 * @param path in the site, without a slash at its beginning
 */
export function ownPageQuery(path: string) {
  return queryOptions({
    queryKey: [...pageKey, "one", path],
    queryFn: async ({ signal }): Promise<OwnPage | null> => {
      if (!PATH.test(path)) return null;
      const { data } = await request((client) =>
        client
          .from("pages")
          .select(PAGE_COLUMNS)
          .or(`path.eq.${path},former_paths.cs.{${path}}`)
          .order("updated_at", { ascending: false })
          .abortSignal(signal),
      );
      return data.find((page) => page.path === path) ?? data[0] ?? null;
    },
  });
}

/** The published pages that contain every word of a text literally, ignoring case; at most 5. */
export function pageSearchQuery(text: string) {
  return queryOptions({
    queryKey: [...pageKey, "search", text],
    queryFn: async ({ signal }): Promise<PageLink[]> => {
      const { data } = await request((client) => {
        let query = client.from("pages").select(LINK_COLUMNS).eq("published", true);
        for (const word of text.split(/\s+/).slice(0, WORD_LIMIT)) {
          if (word) query = query.filter("search_text", "imatch", literalPattern(word));
        }
        return query.order("title_key").order("id").limit(FOUND_LIMIT).abortSignal(signal);
      });
      return data;
    },
  });
}
