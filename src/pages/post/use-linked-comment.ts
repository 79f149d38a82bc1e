import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Comment } from "@/data/comments/public";
import { isPlaceRestored, scrollToAnchor } from "@/lib/browser/scroll-to-anchor";
import { commentAnchor, isCommentAnchor } from "@/lib/comment-anchor";
import { plainFragment } from "@/lib/text/fragment-name";

/** The maximum number of comments searched for a linked one. */
const MAX_SEARCHED = 1_000;

/**
 * Loads comments until the one that the URL links to is among them, and scrolls to it.
 *
 * @param list the element around the comments, which is scrolled to if it is missing
 */
export function useLinkedComment(
  comments: UseInfiniteQueryResult<{ rows: Comment[] }>,
  list: RefObject<HTMLElement | null>,
) {
  const { hash } = useLocation();
  const linked = plainFragment(hash);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = comments;
  const rows = data?.rows ?? [];
  const isNotLoaded =
    isCommentAnchor(linked) && !rows.some((comment) => commentAnchor(comment) === linked);
  const isSearching = isNotLoaded && hasNextPage && rows.length < MAX_SEARCHED;
  const isReady = data !== undefined && !isSearching;
  const isMissing = isNotLoaded && isReady && !isFetching;

  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, isFetching, isError, fetchNextPage]);

  /** The fragment of a reader who continues where they were. */
  const passed = useRef("");
  const isReturning = useRef(useNavigationType() === NavigationType.Pop);
  useEffect(() => {
    if (isReturning.current && isPlaceRestored()) passed.current = window.location.hash;
  }, []);

  // Scrolls again as comments are loaded and threads unfold.
  useEffect(() => {
    if (!isReady || !hash || hash === passed.current) return;
    if (isMissing) list.current?.scrollIntoView();
    else scrollToAnchor(list.current?.closest("section"));
  }, [isReady, isMissing, hash, list]);

  return {
    /** The fragment of the URL, without its "#". */
    linked,
    isMissing,
  };
}
