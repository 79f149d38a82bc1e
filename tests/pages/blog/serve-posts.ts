import { http, HttpResponse } from "msw";
import type { Tables } from "@/lib/database.types";
import { countedPage, rest, server } from "../../support/server";

type Row = Tables<"posts">;
type Served = { featured?: Row[]; matching?: Row[]; total?: number };
type Asked = { search: string | null; category: string | null };

/**
 * Answers everything the blog list asks for.
 *
 * @param posts what an unfiltered list shows; `matching` is what any search or category finds
 * @returns the searches and categories asked for, in order
 */
export function servePosts(posts: Row[], { featured = [], matching = [], total }: Served = {}) {
  const asked: Asked[] = [];
  server.use(
    http.get(rest("posts"), () => HttpResponse.json(featured)),
    http.get(rest("rpc/published_count"), () => HttpResponse.json(total ?? posts.length)),
    http.get(rest("rpc/posts_page"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const filters = {
        search: searchParams.get("search"),
        category: searchParams.get("only_category"),
      };
      asked.push(filters);
      return filters.search || filters.category ? countedPage(matching) : countedPage(posts, total);
    }),
  );
  return asked;
}
