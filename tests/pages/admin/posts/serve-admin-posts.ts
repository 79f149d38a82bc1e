import { http, HttpResponse } from "msw";
import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { postRow } from "../../../support/factories";
import { rest, rowsWithCount, server } from "../../../support/server";

type Row = Tables<"posts">;
const PAGE_SIZE = 12;

function isDueAsAsked({ listed_at: time }: Row, asked: string | null): boolean {
  const isDue = Date.parse(time) <= Date.now();
  return asked === "lte.now" ? isDue : asked === "gt.now" ? !isDue : true;
}

/**
 * A table of posts that can be listed, read, written and deleted.
 *
 * @param posts what it holds at first, newest first
 * @returns what was asked and written, in order
 */
export function serveAdminPosts(posts: Row[]) {
  let rows = [...posts];
  const lists: string[] = [];
  const inserted: TablesInsert<"posts">[] = [];
  const updated: TablesInsert<"posts">[] = [];
  const patched: unknown[] = [];
  const deleted: string[] = [];

  server.use(
    // What the sections of the settings ask for: this post has no past.
    http.get(rest("post_slugs"), () => HttpResponse.json([])),
    http.get(rest("draft_links"), () => HttpResponse.json([])),
    http.post(rest("rpc/revisions_page"), () => HttpResponse.json([])),
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const id = searchParams.get("id");
      if (id) {
        const found = rows.filter((row) => [`eq.${row.id}`, `in.("${row.id}")`].includes(id));
        // What a copy takes over.
        const isCopied = request.headers.get("accept")?.includes("pgrst.object");
        return HttpResponse.json(isCopied ? found[0] : found);
      }
      const slugs = searchParams.get("slug");
      if (slugs) return HttpResponse.json(rows.filter(({ slug }) => slugs.includes(slug)));
      const search = searchParams.get("title_and_category")?.replace("imatch.***=", "") ?? "";
      lists.push(search);
      const listed = rows.filter(
        (row) =>
          row.title_and_category.includes(search.toLowerCase()) &&
          isDueAsAsked(row, searchParams.get("listed_at")) &&
          ["published", "unlisted", "featured"].every((column) =>
            [null, `eq.${String(Reflect.get(row, column))}`].includes(searchParams.get(column)),
          ),
      );
      const after = /id\.lt\.([^)]+)/.exec(searchParams.get("or") ?? "")?.[1];
      const start = listed.findIndex((row) => row.id === after) + 1;
      return rowsWithCount(listed.slice(start, start + PAGE_SIZE), listed.length);
    }),
    http.post<never, TablesInsert<"posts">>(rest("posts"), async ({ request }) => {
      const sent = await request.json();
      inserted.push(sent);
      const row = { ...postRow({ title: sent.title }), ...sent };
      rows = [row, ...rows];
      return HttpResponse.json(row, { status: 201 });
    }),
    http.patch<never, TablesInsert<"posts">>(rest("posts"), async ({ request }) => {
      const sent = await request.json();
      const { searchParams } = new URL(request.url);
      const seen = searchParams.get("updated_at");
      (seen ? updated : patched).push(sent);
      const asked = rows.find(
        (row) =>
          searchParams.get("id") === `eq.${row.id}` &&
          [null, `eq.${row.updated_at}`].includes(seen),
      );
      if (!asked) return HttpResponse.json([]);
      const changed = { ...asked, ...sent, updated_at: new Date().toISOString() };
      rows = rows.map((row) => (row === asked ? changed : row));
      return HttpResponse.json([changed]);
    }),
    http.delete(rest("posts"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "") ?? "";
      deleted.push(id);
      rows = rows.filter((row) => row.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    lists,
    inserted,
    updated,
    /** Changes that did not say which version they had seen. */
    patched,
    deleted,
    /** What somebody else does meanwhile: changes a post, or deletes it. */
    changeElsewhere: (id: string, values: Partial<Row> | null) => {
      rows = rows.flatMap((row) => {
        if (row.id !== id) return [row];
        return values ? [{ ...row, ...values, updated_at: new Date().toISOString() }] : [];
      });
    },
  };
}
