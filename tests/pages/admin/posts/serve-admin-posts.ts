import type { Tables, TablesInsert } from "@/lib/supabase/database.types";
import { postRow } from "../../../support/factories";
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
  const { inserted, deleted, change } = serveTable(
    "posts",
    posts,
    // Without a language it has the site's.
    (sent: Sent) =>
      Object.assign(postRow({ title: sent.title }), sent, { language: sent.language || "en" }),
    (sent, asked) => (asked.has("updated_at") ? updated : patched).push(sent),
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
