import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LoadMore } from "@/components/LoadMore";
import { ErrorState } from "@/components/ui/ErrorState";
import { OrderedList } from "@/components/ui/List";
import {
  commentsQuery,
  commentSorts,
  type Comment,
  type CommentSort,
} from "@/data/comments/public";
import { SelectField } from "@/components/ui/SelectField";
import type { Post } from "@/data/posts/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { COMMENTS } from "@/lib/comment-anchor";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { CommentsData } from "./CommentsData";
import { CommentForm } from "./CommentForm";
import { CommentThread } from "./CommentThread";
import { threadsOf } from "./threads";
import { useLinkedComment } from "./use-linked-comment";
import { t } from "@/lib/words";

/** With fewer threads, sorting is not offered. */
const MIN_SORTED = 4;
const SORT_LABELS: Record<CommentSort, string> = {
  newest: t("Newest first"),
  oldest: t("Oldest first"),
  "most-liked": t("Most liked first"),
};

export function Comments({ post }: { post: Post }) {
  const { formatNumber } = useFormats();
  const [sort, setSort] = useState<CommentSort>("newest");
  const comments = useInfiniteQuery({
    ...commentsQuery(post.id, sort),
    placeholderData: keepPreviousData,
  });
  const { data: settings } = useQuery(siteSettingsQuery());
  const [replyingTo, setReplyingTo] = useState<Comment>();
  const isOpen = settings?.enable_comments !== false;
  const rows = comments.data?.rows ?? [];
  const list = useRef<HTMLDivElement>(null);
  const { linked, isMissing } = useLinkedComment(comments, list);
  const isDeleted = replyingTo && !rows.some(({ id }) => id === replyingTo.id);
  // If it is deleted in the meantime, the reply being written must not disappear with it.
  const threads = threadsOf(isDeleted ? [...rows, replyingTo] : rows);

  return (
    <>
      <h2 id={COMMENTS} tabIndex={-1} className="mt-16 font-serif text-headline">
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
            {t("The linked comment was not found.")}
          </p>
        )}
        {(threads.length >= MIN_SORTED || sort !== "newest") && (
          <SortField value={sort} onChange={setSort} />
        )}
        {threads.length > 0 ? (
          <OrderedList aria-busy={comments.isPlaceholderData} className="grid grid-cols-1 gap-10">
            {threads.map((thread) => (
              <CommentThread
                key={thread.comment.id}
                thread={thread}
                post={post}
                linked={linked}
                canReply={isOpen}
                isReplying={replyingTo?.id === thread.comment.id}
                onReplyingChange={(isReplying) =>
                  setReplyingTo(isReplying ? thread.comment : undefined)
                }
              />
            ))}
          </OrderedList>
        ) : (
          <NoComments query={comments} isOpen={isOpen} />
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

type SortProps = { value: CommentSort; onChange: (sort: CommentSort) => void };

function SortField({ value, onChange }: SortProps) {
  return (
    <div className="mb-8 w-48 print:hidden">
      <SelectField
        label={t("Sort comments")}
        isLabelHidden
        value={value}
        onChange={({ target }) =>
          onChange(commentSorts.find((each) => each === target.value) ?? "newest")
        }
      >
        {commentSorts.map((each) => (
          <option key={each} value={each}>
            {SORT_LABELS[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type NoCommentsProps = { query: UseInfiniteQueryResult; isOpen: boolean };

/** Why there is no comment to show. */
function NoComments({ query, isOpen }: NoCommentsProps) {
  if (query.isPending) {
    return (
      <p role="status" className="text-ink-muted">
        {t("Loading comments...")}
      </p>
    );
  }
  if (query.isLoadingError) {
    const message = t("Error loading comments: {message}", { message: query.error.message });
    return <ErrorState message={message} query={query} />;
  }
  if (!isOpen) return null;
  return <p className="text-ink-muted">{t("No comments yet. Be the first to comment!")}</p>;
}
