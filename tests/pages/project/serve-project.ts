import type { Tables } from "@/lib/supabase/database.types";
import { fillTable, serveFunctions, serveRows } from "../../support/table";

/**
 * Serves what a project's page requests.
 * @param projects in the order of the list
 * @param posts all posts; one about a project has a technology as a tag
 */
export function serveProject(projects: Tables<"projects">[], posts: Tables<"posts">[] = []) {
  serveRows("projects", projects);
  fillTable("posts", posts);
  fillTable(
    "tags",
    [...new Set(posts.flatMap(({ tags }) => tags))].map((name) => ({ name })),
  );
  serveFunctions("project_articles");
}
