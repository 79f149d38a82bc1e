import { queryOptions } from "@tanstack/react-query";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import { request } from "@/lib/supabase/client";
import { fragmentName } from "@/lib/text/fragment-name";
import { storableText } from "@/lib/text/storable-text";
import { postKeys } from "./public";

/** An article that answers a search. */
export type FoundArticle = {
  id: string;
  title: string;
  slug: string;
  /** BCP 47. */
  language: string;
  category: string;
  /** The section that answers best: its heading, and the id of its place on the page. */
  section: { heading: string; id: string } | undefined;
  /** What it says, in parts, of which some are what was searched for. */
  fragment: { place: number; text: string; isMarked: boolean }[];
};

export type Answer = {
  /** What was looked for, where a word was misspelt. */
  corrected: string | undefined;
  articles: FoundArticle[];
};

/** The characters around what is marked, see `private.search_articles`. */
const MARKED = /\u{e000}(.*?)\u{e001}/su;

/**
 * The articles that answer a search best, at most 8: words in any form, begun or misspelt, in title, tags,
 * excerpt and text.
 *
 * @param asked what was typed; "quoted words" stand beside each other, and no article has a -word
 */
export function articleSearchQuery(asked: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "search", asked],
    queryFn: async ({ signal }): Promise<Answer> => {
      const { data } = await request((client) =>
        client.rpc("search_articles", { asked: storableText(asked) }).abortSignal(signal),
      );
      // Null where nothing was misspelt; the generated types do not know of it.
      const corrected: string | null | undefined = data[0]?.corrected;
      const articles = data.map(
        ({ id, title, slug, language, category, heading, same_before, own_id, fragment }) => ({
          id,
          title,
          slug,
          language,
          category,
          section: heading ? { heading, id: headingId(heading, same_before, own_id) } : undefined,
          fragment: fragment
            .split(MARKED)
            .map((text, place) => ({ place, text, isMarked: place % 2 === 1 })),
        }),
      );
      return { corrected: corrected ?? undefined, articles };
    },
  });
}

/** As `linkHeadings` names them, but for the rare names that something else on the page has. */
function headingId(heading: string, sameBefore: number, ownId: string | null): string {
  const name = fragmentName(heading, new Set()) ?? "";
  return ID_PREFIX + (ownId ?? (sameBefore > 0 ? `${name}-${sameBefore}` : name));
}
