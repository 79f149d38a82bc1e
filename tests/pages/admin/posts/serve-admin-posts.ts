import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { serveTable } from "../../../support/table";

type Sent = TablesInsert<"posts">;

/**
 * The owner's posts.
 *
 * @param posts what there is at first, newest first
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
    /** Changes that did not say which version they had seen. */
    patched,
    deleted,
    changeElsewhere: change,
  };
}
