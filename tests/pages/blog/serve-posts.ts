import { http, HttpResponse } from "msw";
import type { Tables } from "@/lib/supabase/database.types";
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
    http.head(rest("posts"), () => rowsWithCount(posts, total)),
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has("featured")) return HttpResponse.json(featured);
      const search = searchParams.get("search_text")?.replace("imatch.***=", "") ?? null;
      const category = /"(.+)"/.exec(searchParams.get("category") ?? "")?.[1] ?? null;
      asked.push({ search, category });
      return search || category ? rowsWithCount(matching) : rowsWithCount(posts, total);
    }),
  );
  return asked;
}
