import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { serveTable } from "../../../support/table";

type Sent = TablesInsert<"posts">;

/**
 * The owner's posts.
 * @param posts the initial posts, newest first
 * @returns what was written, in order
 */
export function serveAdminPosts(posts: Tables<"posts">[]) {
  const updated: Sent[] = [];
  const patched: Sent[] = [];
  const { inserted, deleted, change } = serveTable<Tables<"posts">, Sent>(
    "posts",
    posts,
    (sent, { asked }) => (asked.has("updated_at") ? updated : patched).push(sent),
  );
  return {
    inserted,
    updated,
    /** Changes that did not name the version they were based on. */
    patched,
    deleted,
    changeElsewhere: change,
  };
}
