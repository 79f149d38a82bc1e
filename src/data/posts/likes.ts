import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { beginTap, endTap } from "@/data/pending-likes";
import { request } from "@/lib/supabase/client";
import type { Notices } from "@/lib/query-client";
import { postKeys, postQuery } from "./public";

const likeKey = (postId: string, userId: string) => ["post-like", postId, userId] as const;

/** True when the reader likes the post. */
export function likeQuery(postId: string, userId: string) {
  return queryOptions({
    queryKey: likeKey(postId, userId),
    queryFn: async ({ signal }) => {
      const data = await request((client) =>
        client
          .from("post_likes")
          .select("post_id")
          .eq("post_id", postId)
          .eq("user_id", userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data !== null;
    },
  });
}

/**
 * Likes a post (true) or removes the like (false). Optimistic: button and count change at once, and
 * are rolled back on failure; the final count is the database's.
 *
 * @param post its id, and `idOrSlug`, the part of the URL it was loaded by
 * @param notices given the new state
 */
export function useSetLike(
  post: { id: string; idOrSlug: string },
  userId: string,
  notices: Notices<void, boolean>,
) {
  const queryClient = useQueryClient();
  const likeOptions = likeQuery(post.id, userId);
  const postOptions = postQuery(post.idOrSlug);

  function show(liked: boolean) {
    const wasLiked = queryClient.getQueryData(likeOptions.queryKey) ?? false;
    queryClient.setQueryData(likeOptions.queryKey, liked);
    queryClient.setQueryData(
      postOptions.queryKey,
      (shown) => shown && { ...shown, likes: shown.likes + Number(liked) - Number(wasLiked) },
    );
  }

  return useMutation({
    mutationFn: (liked: boolean) =>
      request((client) => client.rpc("set_post_like", { post_id: post.id, liked })),
    onMutate: async (liked) => {
      beginTap(post.id, liked);
      await Promise.all([
        queryClient.cancelQueries({ queryKey: likeOptions.queryKey }),
        queryClient.cancelQueries({ queryKey: postOptions.queryKey }),
      ]);
      show(liked);
    },
    onSettled: async (_data, error, liked) => {
      const stored = endTap(post.id, error ? undefined : liked);
      // A response that arrives during another tap would show the previous state.
      if (stored === undefined) return;
      show(stored);
      await Promise.all(
        [likeOptions.queryKey, postOptions.queryKey, postKeys.published].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    // One after another, so that the last of two quick taps wins.
    scope: { id: `like:${post.id}` },
    meta: notices,
  });
}
