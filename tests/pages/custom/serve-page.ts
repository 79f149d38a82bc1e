import { http, HttpResponse } from "msw";
import type { Tables } from "@/lib/supabase/database.types";
import { rest, server } from "../../support/server";

/** Answers what menus and a page of the owner's ask for; returns the paths that were asked for. */
export function servePages(pages: Tables<"pages">[]) {
  const asked: string[] = [];
  server.use(
    http.get(rest("pages"), ({ request }) => {
      const path = new URL(request.url).searchParams
        .get("path")
        ?.slice('in.("'.length, -'")'.length);
      if (path === undefined)
        return HttpResponse.json(pages.filter(({ place }) => place !== "nowhere"));
      asked.push(path);
      return HttpResponse.json(pages.filter((page) => page.path === path));
    }),
    http.get(rest("rpc/page_formerly_at"), ({ request }) => {
      const path = new URL(request.url).searchParams.get("former_path") ?? "";
      return HttpResponse.json(pages.filter((page) => page.former_paths.includes(path)));
    }),
  );
  return asked;
}
