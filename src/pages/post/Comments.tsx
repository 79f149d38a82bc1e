import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LoadMore } from "@/components/LoadMore";
import { ErrorState } from "@/components/ui/ErrorState";
import { OrderedList } from "@/components/ui/List";
import { commentsQuery, commentSorts, type CommentSort } from "@/data/comments/public";
import { SelectField } from "@/components/ui/SelectField";
import type { Post } from "@/data/posts/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { scrollToAnchor } from "@/lib/browser/scroll-to-anchor";
import { commentAnchor, COMMENTS, isCommentAnchor } from "@/lib/comment-anchor";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { retryOf } from "@/lib/requests/retry-of";
import { CommentsData } from "./CommentsData";
import { CommentForm } from "./CommentForm";
import { CommentThread } from "./CommentThread";
import { threadsOf } from "./threads";
import { t } from "@/lib/words";

/** With fewer threads there is nothing to sort. */
const SORTED_FROM = 4;
/** The maximum number of comments searched for a linked one. */
const LOOKED_THROUGH = 1_000;
const SORT_LABELS: Record<CommentSort, string> = {
  newest: t("Newest first"),
  oldest: t("Oldest first"),
  "most-liked": t("Most liked first"),
};

export function Comments({ post }: { post: Post }) {
  const { formatNumber } = useFormats();
  const { hash } = useLocation();
  const [sort, setSort] = useState<CommentSort>("newest");
  const comments = useInfiniteQuery({
    ...commentsQuery(post.id, sort),
    placeholderData: keepPreviousData,
  });
  const { data: settings } = useQuery(siteSettingsQuery());
  const [replyingTo, setReplyingTo] = useState<string>();
  const isOpen = settings?.enable_comments !== false;
  const rows = comments.data?.rows ?? [];
  const linked = hash.slice(1);
  const isFound = rows.some((comment) => commentAnchor(comment) === linked);
  const { hasNextPage, isFetching, isError, fetchNextPage } = comments;
  const isLookedFor =
    isCommentAnchor(linked) && !isFound && hasNextPage && rows.length < LOOKED_THROUGH;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isLookedFor && !isFetching && !isError) void fetchNextPage();
  }, [isLookedFor, isFetching, isError, fetchNextPage]);

  const isReady = comments.data !== undefined && !isLookedFor;
  const isMissing = isCommentAnchor(linked) && isReady && !isFound && !isFetching;
  // Comments are loaded after the page, and threads unfold.
  useEffect(() => {
    if (isReady && hash) scrollToAnchor(list.current?.closest("section"));
  }, [isReady, hash]);
  useEffect(() => {
    if (isMissing) list.current?.scrollIntoView();
  }, [isMissing]);

  const threads = threadsOf(rows);

  return (
    <>
      <h2 id={COMMENTS} tabIndex={-1} className="font-serif text-headline">
        {t("Comments")}
        {comments.data && ` (${formatNumber(comments.data.total)})`}
      </h2>
      <div className="mt-6 print:hidden">
        {isOpen ? (
          <CommentForm postId={post.id} />
        ) : (
          <p className="border-s-2 ps-5 text-ink-muted">{t("Comments are closed.")}</p>
        )}
      </div>
      {post.published && !post.unlisted && <CommentsData post={post} comments={rows} />}
      <div ref={list} className="mt-12">
        {isMissing && (
          <p role="status" className="mb-8 border-s-2 ps-5 text-ink-muted">
            {t("The comment in the link was not found.")}
          </p>
        )}
        {(threads.length >= SORTED_FROM || sort !== "newest") && (
          <div className="mb-8 w-48 print:hidden">
            <SelectField
              label={t("Sort comments")}
              isLabelHidden
              value={sort}
              onChange={({ target }) =>
                setSort(commentSorts.find((each) => each === target.value) ?? "newest")
              }
            >
              {commentSorts.map((each) => (
                <option key={each} value={each}>
                  {SORT_LABELS[each]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {comments.isPending ? (
          <p role="status" className="text-ink-muted">
            {t("Loading comments...")}
          </p>
        ) : !comments.data ? (
          <ErrorState
            message={t("Error loading comments: {message}", { message: comments.error.message })}
            {...retryOf(comments)}
          />
        ) : comments.data.total === 0 ? (
          <p className="text-ink-muted">{t("No comments yet. Be the first to comment!")}</p>
        ) : (
          <OrderedList aria-busy={comments.isPlaceholderData} className="grid grid-cols-1 gap-10">
            {threads.map((thread) => (
              <CommentThread
                key={thread.comment.id}
                thread={thread}
                post={post}
                linked={linked}
                canReply={isOpen}
                isReplying={replyingTo === thread.comment.id}
                onReplyingChange={(isReplying) =>
                  setReplyingTo(isReplying ? thread.comment.id : undefined)
                }
              />
            ))}
          </OrderedList>
        )}
        <LoadMore
          query={comments}
          label={t("Load more comments")}
          failure={t("Error loading comments")}
          className="mt-10"
        />
      </div>
    </>
  );
}
