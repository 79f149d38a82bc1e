import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { postQuery } from "@/data/posts";
import { inputOf, newPostInput, type PostInput } from "./post-input";

/**
 * The stored post as it is when the editor opens. It is asked for afresh, so that nobody edits an
 * old copy, and later refreshes leave it alone, so that they cannot change a form in use.
 *
 * @param postId the post's id, or null for a new one
 */
export function useSavedPost(postId: string | null) {
  const [saved, setSaved] = useState<PostInput | undefined>(
    postId === null ? newPostInput : undefined,
  );
  const query = useQuery({
    ...postQuery(postId ?? ""),
    enabled: postId !== null && !saved,
    staleTime: 0,
  });
  const isFresh = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (!saved && isFresh && query.data) setSaved(inputOf(query.data));

  return {
    saved,
    isMissing: !saved && isFresh && query.data === null,
    error: saved || query.isFetching ? null : query.error,
    refetch: () => void query.refetch(),
  };
}
