import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Badge } from "@/components/ui/Badge";
import type { Comment } from "@/data/comments/public";
import { classNames } from "@/lib/class-names";
import { commentAnchor } from "@/lib/comment-anchor";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { commentAuthor } from "./comment-author";
import { CommentLike } from "./CommentLike";
import { EditComment } from "./EditComment";
import { LazyMarkdownText } from "./LazyMarkdownText";
import { OwnCommentActions } from "./OwnCommentActions";
import { useIsNear } from "./use-is-near";
import { t } from "@/lib/words";

type Props = {
  comment: Comment;
  /** Shown before the other actions. */
  replyButton?: ReactNode;
  /** Whether the URL links to this comment. */
  isLinked: boolean;
};

export function CommentArticle({ comment, replyButton, isLinked }: Props) {
  const { formatDateTime } = useFormats();
  const [isEditing, setIsEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  const isNear = useIsNear(article);
  const editButton = useRef<HTMLButtonElement>(null);

  function stopEditing() {
    // The button must be rendered again before it gets the focus.
    flushSync(() => setIsEditing(false));
    // It is not there if the time for editing is over.
    (editButton.current ?? article.current?.querySelector("a"))?.focus();
  }

  const time = formatDateTime(comment.created_at);
  const author = commentAuthor(comment);
  const name = t("Comment by {name}", { name: author });

  return (
    <article
      ref={article}
      aria-label={name}
      aria-current={isLinked || undefined}
      className={classNames(isLinked && "-mx-3 border-s-2 border-accent bg-paper-raised px-3 py-2")}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="user-text font-medium">{author}</p>
        {comment.is_author && <Badge tone="accent">{t("Author")}</Badge>}
        {comment.is_own && !comment.is_author && <Badge>{t("You")}</Badge>}
        {comment.status === "pending" && <Badge tone="warning">{t("Awaiting moderation")}</Badge>}
        <a
          href={`#${commentAnchor(comment)}`}
          aria-label={`${name}, ${time}`}
          className="inline-flex min-h-6 items-center label text-ink-muted hover:text-accent hover:underline"
        >
          <time dateTime={comment.created_at}>{time}</time>
        </a>
        {comment.edited_at && (
          <time
            dateTime={comment.edited_at}
            title={formatDateTime(comment.edited_at)}
            className="label text-ink-muted"
          >
            {t("edited")}
          </time>
        )}
      </header>
      {isEditing ? (
        <EditComment comment={comment} onClose={stopEditing} />
      ) : (
        <>
          <div className="mt-1">
            <LazyMarkdownText text={textOf(comment)} isWanted={isNear} />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 print:hidden">
            {replyButton}
            {comment.status === "approved" && <CommentLike comment={comment} />}
            {comment.is_own && (
              <OwnCommentActions
                comment={comment}
                editButton={editButton}
                onEdit={() => setIsEditing(true)}
              />
            )}
          </div>
        </>
      )}
    </article>
  );
}

/** The displayed text: the database's placeholder for a deleted comment is English. */
function textOf({ content }: Comment): string {
  return content === "This comment was deleted." ? t("This comment was deleted.") : content;
}
