import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { postQuery, type Post } from "@/data/posts/public";
import { isUuid } from "@/lib/text/is-uuid";
import { paths } from "@/paths";

/**
 * Replaces an address that the post had before by its present one.
 *
 * @param idOrSlug what the post was found under
 */
export function usePresentAddress(post: Post | null | undefined, idOrSlug: string): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isFormer = post && post.slug !== idOrSlug && !isUuid(idOrSlug);

  useEffect(() => {
    if (!isFormer) return;
    // It is the same post, and not loaded again.
    client.setQueryData(postQuery(post.slug).queryKey, post);
    void navigate({ pathname: paths.post(post.slug), search, hash }, { replace: true });
  }, [isFormer, post, client, navigate, search, hash]);
}
