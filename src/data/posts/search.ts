import { queryOptions } from "@tanstack/react-query";
import { prefixedId } from "@/lib/html/id-prefix";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { request } from "@/lib/supabase/client";
import { fragmentName } from "@/lib/text/fragment-name";
import { withStraightQuotes } from "@/lib/text/searchable";
import { storableText } from "@/lib/text/storable-text";
import { postKeys } from "./public";

export type FoundArticle = {
  id: string;
  title: string;
  slug: string;
  /** BCP 47. */
  language: string;
  category: string;
  /** The section that matches best: its heading, and its id on the page. */
  section: { heading: string; id: string } | undefined;
  /** An excerpt in parts, some of which are matches. */
  fragment: { index: number; text: string; isMarked: boolean }[];
};

export type ArticleSearchResults = {
  /** The corrected query, if a word was misspelt. */
  corrected: string | undefined;
  articles: FoundArticle[];
};

/** The characters that mark matches, see `private.search_articles`. */
const MARKED = /\u{e000}(.*?)\u{e001}/su;

/**
 * The articles that best match a search, at most 8. Words match in any form, also incomplete or misspelt, in
 * title, tags, excerpt and text. While the backend is unavailable: those that contain all of the words in
 * title, tags, headings or excerpt as of the build.
 *
 * @param query the query; "quoted words" must be adjacent, and a -word excludes articles
 */
export function articleSearchQuery(query: string) {
  return queryOptions({
    queryKey: [...postKeys.published, "search", query],
    queryFn: ({ signal }) =>
      backendOrFallback(
        search(query, signal),
        async () => {
          const { searchFallback } = await import("@/data/fallback-files");
          return searchFallback(query);
        },
        signal,
      ),
  });
}

async function search(query: string, signal: AbortSignal): Promise<ArticleSearchResults> {
  const data = await request((client) =>
    client
      .rpc("search_articles", { asked: withStraightQuotes(storableText(query)) })
      .abortSignal(signal),
  );
  // Null if nothing was misspelt, contrary to the generated types.
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
        .map((text, index) => ({ index, text, isMarked: index % 2 === 1 })),
    }),
  );
  return { corrected: corrected ?? undefined, articles };
}

/** Named as in `linkHeadings`, except for the rare ids that another element of the page has. */
function headingId(heading: string, sameBefore: number, ownId: string | null): string {
  const name = fragmentName(heading, new Set()) ?? "";
  return prefixedId(ownId ?? (sameBefore > 0 ? `${name}-${sameBefore}` : name));
}
