import type { Tables } from "@/lib/supabase/database.types";
import { recordRequests } from "../../support/requests";
import { serveFunctions, serveRows } from "../../support/table";

const named = (names: string[]) => Array.from(new Set(names), (name) => ({ name }));

/**
 * Serves the lists of posts.
 *
 * @param posts newest first
 * @returns the requests for them
 */
export function servePosts(posts: readonly Tables<"posts">[]): URL[] {
  serveRows("posts", posts);
  serveRows("categories", named(posts.map(({ category }) => category)));
  serveRows("tags", named(posts.flatMap(({ tags }) => tags)));
  serveFunctions("post_years");
  return recordRequests("posts");
}
