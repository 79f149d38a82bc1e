import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { insertIdempotently } from "@/lib/supabase/idempotent-insert";
import type { Notices } from "@/lib/query-client";
import { FIRST_PAGE, joinPages, nextPage, type Page } from "@/data/paging";
import { postKeys } from "@/data/posts/public";

export type Comment = Omit<
  Tables<"comments">,
  "search_text" | "user_id" | "sender" | "held_because"
> & {
  /** Written with the caller's account. */
  is_own: boolean;
  /** Written with the account of the post's author. */
  is_author: boolean;
};
/**
 * `id` is made in the browser, so that sending again never stores twice. The database notes which
 * account sent it.
 */
export type NewComment = {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_name: string;
  content: string;
};
export type CommentOutcome = "approved" | "pending";

/** Prefix of the key below, for invalidation. */
export const commentKey = ["comments"] as const;
const commentsKey = (postId: string) => [...commentKey, postId] as const;

/**
 * The comments and replies of a post that the caller may see, newest first, spam left out, in pages
 * of 200 with the exact number of them.
 */
export function commentsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: commentsKey(postId),
    queryFn: async ({ pageParam: { after }, signal }): Promise<Page<Comment>> => {
      const asked = {
        post: postId,
        ...(after && { after_time: after.created_at, after_id: after.id }),
      };
      // By GET, so that what lies between may keep the answer.
      const { data } = await request((client) =>
        client.rpc("comments_page", asked, { get: true }).abortSignal(signal),
      );
      return {
        rows: data.map(({ total: _total, ...comment }) => comment),
        total: data[0]?.total ?? 0,
      };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/**
 * Posts a comment or reply and tells what became of it.
 *
 * @param postId the post commented on
 */
export function useAddComment(postId: string, notices: Notices<CommentOutcome>) {
  return useMutation({
    mutationFn: async (comment: NewComment): Promise<CommentOutcome> => {
      await insertIdempotently((client) => client.from("comments").insert(comment));
      // A visitor without an account may not read the stored row, only what became of it.
      const { data } = await request((client) =>
        client.rpc("comment_status", { comment_id: comment.id }),
      );
      return data === "pending" ? "pending" : "approved";
    },
    meta: { invalidates: [commentsKey(postId), postKeys.published], ...notices },
  });
}
