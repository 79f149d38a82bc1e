import { http, HttpResponse } from "msw";
import type { Comment, CommentOutcome } from "@/data/comments/public";
import type { Tables } from "@/lib/supabase/database.types";
import { countedPage, rest, server } from "../../support/server";

/**
 * Answers what a post's page asks for; comments come newest first, as the database gives them.
 *
 * @param former an address that the post had before
 */
export function servePost(post: Tables<"posts">, comments: Comment[] = [], former?: string) {
  server.use(
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isAsked =
        searchParams.get("id") === `in.("${post.id}")` ||
        searchParams.get("slug") === `in.("${post.slug}")`;
      return HttpResponse.json(isAsked ? [post] : []);
    }),
    http.get(rest("post_slugs"), ({ request }) => {
      const asked = new URL(request.url).searchParams.get("slug");
      return HttpResponse.json(asked === `in.("${former}")` ? [{ posts: post }] : []);
    }),
    http.get(rest("rpc/comments_page"), ({ request }) => {
      const isAsked = new URL(request.url).searchParams.get("post") === post.id;
      return countedPage(isAsked ? comments : []);
    }),
  );
}

/** Answers whether everybody can read the comment that was just sent or edited. */
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
