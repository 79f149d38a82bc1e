import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { quotedList } from "@/lib/supabase/quoted-list";
import type { Tables } from "@/lib/supabase/database.types";
import { isUuid } from "@/lib/text/is-uuid";
import { postKeys } from "./public";

// The owner's queries of translations. Posts with the same key are translations of each other; it is a word, or
// the id of one of them, which then needs no key itself.

const COLUMNS = "id, title, language, published, translation_key";
const LIMIT = 20;

export type PostInLanguage = Pick<Tables<"posts">, ColumnsOf<typeof COLUMNS>>;

/**
 * The posts with a key, drafts included, by language.
 *
 * @param key a word, or the id of a post
 */
export function translationsQuery(key: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "translations", key],
    queryFn: async ({ signal }): Promise<PostInLanguage[]> => {
      const named = `translation_key.in.${quotedList(key)}`;
      return request((client) =>
        client
          .from("posts")
          .select(COLUMNS)
          .or(isUuid(key) ? `${named},and(id.eq.${key},translation_key.is.null)` : named)
          .order("language")
          .limit(LIMIT)
          .abortSignal(signal),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * Posts that could be a translation of one, the last changed first, at most 20.
 *
 * @param search is searched literally in title and category, ignoring case
 * @param language of the post: they have another
 */
export function postsInOtherLanguagesQuery(search: string, language: string) {
  return queryOptions({
    queryKey: [...postKeys.all, "in other languages", language, search],
    queryFn: ({ signal }): Promise<PostInLanguage[]> =>
      request((client) => {
        const others = client
          .from("posts")
          .select(COLUMNS)
          .filter("language", "not.in", quotedList(language));
        const found = search
          ? others.filter("title_and_category", "imatch", literalPattern(search))
          : others;
        return found
          .order("updated_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(LIMIT)
          .abortSignal(signal);
      }),
    placeholderData: keepPreviousData,
  });
}
