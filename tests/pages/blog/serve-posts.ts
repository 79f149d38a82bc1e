import { http, HttpResponse } from "msw";
import type { Database, Tables } from "@/lib/supabase/database.types";
import { countedPage, rest, server } from "../../support/server";

type PageArguments = Database["public"]["Functions"]["posts_page"]["Args"];
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
      const category = new URL(request.url).searchParams.get("only_category");
      asked.push({ search: null, category });
      return category ? countedPage(matching) : countedPage(posts, total);
    }),
    http.post<never, PageArguments>(rest("rpc/posts_page"), async ({ request }) => {
      const { search = null, only_category: category = null } = await request.json();
      asked.push({ search, category });
      return countedPage(matching);
    }),
  );
  return asked;
}
