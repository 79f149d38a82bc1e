import { http, HttpResponse } from "msw";
import type { FurtherPost } from "@/data/posts/public";
import type { Tables } from "@/lib/supabase/database.types";
import { rest, server } from "../../support/server";
import { serveRows } from "../../support/table";

/**
 * Answers what a project's page asks for.
 *
 * @param projects in the order of the list
 * @param articles those about the first project
 */
export function serveProject(projects: Tables<"projects">[], articles: FurtherPost[] = []) {
  serveRows("projects", projects);
  server.use(
    http.get(rest("rpc/project_articles"), ({ request }) => {
      const asked = new URL(request.url).searchParams.get("of_project");
      return HttpResponse.json(asked === projects[0]?.id ? articles : []);
    }),
  );
}
