import { http } from "msw";
import type { Tables } from "@/lib/supabase/database.types";
import { rest, server } from "../../support/server";
import { serveFunctions, serveRows } from "../../support/table";

/** Serves what menus and a page of the owner's request; returns the requested paths. */
export function servePages(pages: Tables<"pages">[]) {
  const asked: string[] = [];
  serveRows("pages", pages);
  serveFunctions("page_formerly_at");
  server.use(
    http.get(rest("pages"), ({ request }) => {
      const [path] =
        /(?<=").*(?=")/.exec(new URL(request.url).searchParams.get("path") ?? "") ?? [];
      if (path !== undefined) asked.push(path);
    }),
  );
  return asked;
}
