import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Page } from "@/data/paging";
import { beginTap, endTap } from "@/data/pending-likes";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import { commentsKey, type Comment, type CommentId } from "./public";

/**
 * Likes a comment (true) or removes the like (false). Optimistic: button and count change at once,
 * and are rolled back on failure. The comments are not refetched: sorted by likes, they would move
 * under the reader's finger. Only a fetch that was under way is repeated.
 *
 * @param notices given the new state
 */
export function useSetCommentLike({ id, post_id }: CommentId, notices: Notices<void, boolean>) {
  const queryClient = useQueryClient();
  const queryKey = commentsKey(post_id);

  function show(liked: boolean) {
    const changed = (comment: Comment): Comment =>
      comment.id === id
        ? {
            ...comment,
            is_liked: liked,
            likes: comment.likes + Number(liked) - Number(comment.is_liked),
          }
        : comment;
    queryClient.setQueriesData<InfiniteData<Page<Comment>>>(
      { queryKey },
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })),
        },
    );
  }

  return useMutation({
    mutationFn: (liked: boolean) =>
      request((client) => client.rpc("set_comment_like", { comment_id: id, liked })),
    onMutate: async (liked) => {
      beginTap(id, liked);
      const wasFetching = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      show(liked);
      return { wasFetching };
    },
    onSettled: (_data, error, liked, context) => {
      const stored = endTap(id, error ? undefined : liked);
      if (stored !== undefined) show(stored);
      return queryClient.invalidateQueries({
        queryKey,
        refetchType: context?.wasFetching ? "active" : "none",
      });
    },
    // One after another, so that the last of two quick taps wins.
    scope: { id: `like:${id}` },
    meta: notices,
  });
}
