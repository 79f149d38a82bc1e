import { http, HttpResponse } from "msw";
import type { CommentOutcome } from "@/data/comments/public";
import type { Tables } from "@/lib/supabase/database.types";
import { setReaders } from "../../support/comment-readers";
import type { commentRow } from "../../support/factories";
import { rest, server } from "../../support/server";
import { fillTable, serveFunctions, serveRows } from "../../support/table";

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
  serveFunctions("comments_page", "further_reading");
}

/** Determines whether everybody can read the comment that was just sent or edited. */
export function serveOutcome(outcome: CommentOutcome) {
  server.use(
    http.get(rest("comments"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isShown = outcome === "approved" && searchParams.get("status") === "eq.approved";
      return HttpResponse.json(
        isShown ? [{ id: searchParams.get("id")?.slice("eq.".length) }] : [],
      );
    }),
  );
}
