import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import type { Tables } from "@/lib/supabase/database.types";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";
import { request, requireSession } from "@/lib/supabase/client";
import type { Notices } from "@/lib/query-client";
import { keysetPagination, requestPage, type Cursor, type Page } from "@/data/paging";
import { postKeys } from "@/data/posts/public";

export type Comment = Omit<
  Tables<"comments">,
  "search_text" | "user_id" | "sender" | "held_because"
> & {
  is_own: boolean;
  is_author: boolean;
  is_liked: boolean;
  /** Whether the caller may edit it, at the time of the response: the database's clock decides. */
  is_editable: boolean;
};
/** A comment's id, and the post it belongs to. */
export type CommentId = Pick<Comment, "id" | "post_id">;
/** Orders of a post's comments; the first is the default. */
export const commentSorts = ["newest", "oldest", "most-liked"] as const;
export type CommentSort = (typeof commentSorts)[number];
/**
 * `id` is generated in the browser, so that sending it again stores nothing twice. The database sets the
 * account.
 */
export type NewComment = {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_name: string;
  content: string;
};
/** Undefined if the comment is stored, but it could not be read whether it is public. */
export type CommentOutcome = "approved" | "pending" | undefined;

export const allCommentsKey = ["comments"] as const;
/** Prefix of the query keys of a post's comments, in all orders. */
export const commentsKey = (postId: string) => [...allCommentsKey, postId] as const;

/**
 * The comments and replies of a post that the caller may see, without spam, newest first by default, in pages
 * of 200 with the exact total. While the backend is unavailable: the newest 200 as of the build.
 */
export function commentsQuery(postId: string, sort: CommentSort = "newest") {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(postId), sort],
    queryFn: ({ pageParam: after, signal }): Promise<Page<Comment>> =>
      backendOrFallback(
        readComments(postId, sort, after, signal),
        async () => {
          if (after) return null;
          const { commentsFallback } = await import("@/data/fallback-files");
          return commentsFallback(postId, sort);
        },
        signal,
      ),
    ...keysetPagination<Comment, "created_at" | "likes">(),
  });
}

function readComments(
  postId: string,
  sort: CommentSort,
  after: Cursor<Comment, "created_at" | "likes"> | undefined,
  signal: AbortSignal,
): Promise<Page<Comment>> {
  const args = {
    post: postId,
    ...(sort !== commentSorts[0] && { sort }),
    ...(after && { after_time: after.created_at, after_id: after.id }),
    ...(after && sort === "most-liked" && { after_likes: after.likes }),
  };
  // A GET request, so that proxies and caches can store the response.
  return requestPage((client) =>
    client.rpc("comments_page", args, { get: true }).abortSignal(signal),
  );
}

/** Stores a comment or reply. Sending it again under the same id stores nothing twice. */
export async function sendComment({ parent_id, ...comment }: NewComment): Promise<void> {
  await requireSession();
  await request((client) =>
    client.rpc("add_comment", { ...comment, ...(parent_id !== null && { parent_id }) }),
  );
}

/** Whether a comment that was sent is public. It is stored, so that a failure to read it is none of the comment's. */
async function outcomeOf(id: string): Promise<CommentOutcome> {
  try {
    const data = await request((client) =>
      client.from("comments").select("id").eq("id", id).eq("status", "approved").maybeSingle(),
    );
    return data ? "approved" : "pending";
  } catch {
    return undefined;
  }
}

/**
 * Posts a comment or reply, and reads whether it is public.
 *
 * @param postId the post commented on
 */
export function useAddComment(postId: string, notices: Notices<CommentOutcome>) {
  return useMutation({
    mutationFn: async (comment: NewComment): Promise<CommentOutcome> => {
      await sendComment(comment);
      return outcomeOf(comment.id);
    },
    meta: { invalidates: [commentsKey(postId), postKeys.published], ...notices },
  });
}

/** Edits one of the caller's own comments, and reads whether it is public. */
export function useEditComment({ id, post_id }: CommentId, notices: Notices<CommentOutcome>) {
  return useMutation({
    mutationFn: async (content: string): Promise<CommentOutcome> => {
      await request((client) => client.rpc("edit_comment", { comment_id: id, content }));
      return outcomeOf(id);
    },
    meta: { invalidates: [commentsKey(post_id), postKeys.published], ...notices },
  });
}

/** Deletes one of the caller's own comments; if it has replies, it becomes a tombstone. */
export function useDeleteComment({ id, post_id }: CommentId, notices: Notices<void>) {
  return useMutation({
    mutationFn: () => request((client) => client.rpc("delete_own_comment", { comment_id: id })),
    meta: { invalidates: [commentsKey(post_id), postKeys.published], ...notices },
  });
}
