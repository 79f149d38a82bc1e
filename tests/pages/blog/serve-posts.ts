import { http, HttpResponse } from "msw";
import type { Tables } from "@/lib/database.types";
import { rest, rowsWithCount, server } from "../../support/server";

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
    http.head(rest("posts"), () => rowsWithCount(posts, total ?? posts.length)),
    http.get(rest("posts"), ({ request }) => {
      if (new URL(request.url).searchParams.has("featured")) return HttpResponse.json(featured);
      asked.push({ search: null, category: category(request) });
      return category(request) ? rowsWithCount(matching) : rowsWithCount(posts, total);
    }),
    http.post<never, { search: string }>(rest("rpc/search_posts"), async ({ request }) => {
      const { search } = await request.json();
      asked.push({ search, category: category(request) });
      return rowsWithCount(matching);
    }),
  );
  return asked;
}

function category(request: Request): string | null {
  return new URL(request.url).searchParams.get("category")?.replace(/^eq\./, "") ?? null;
}
