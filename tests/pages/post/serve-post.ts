import type { Tables } from "@/lib/supabase/database.types";
import { setReaders } from "../../support/comment-readers";
import type { commentRow } from "../../support/factories";
import { fillTable, prepare, serveFunctions, serveReads, serveRows } from "../../support/table";

/**
 * Serves what a post's page requests.
 * @param comments of this post, newest first
 * @param more.former a slug that the post had before
 * @param more.others further posts
 */
export function servePost(
  post: Tables<"posts">,
  comments: readonly ReturnType<typeof commentRow>[] = [],
  { former, others = [] }: { former?: string; others?: readonly Tables<"posts">[] } = {},
): void {
  const { length } = comments.filter(({ status }) => status === "approved");
  serveRows("posts", [{ ...post, comment_count: length }, ...others]);
  serveRows("post_slugs", former === undefined ? [] : [{ slug: former, post_id: post.id }]);
  fillTable(
    "comments",
    comments.map((comment) => ({ ...comment, post_id: post.id })),
  );
  setReaders(comments);
  serveReads("comments");
  serveFunctions("comments_page", "add_comment", "further_reading");
}

/** Lets comments wait for the owner's approval. */
export function holdComments(): void {
  prepare((run) => run("update public.site_settings set comment_moderation = 'everybody'"));
}
