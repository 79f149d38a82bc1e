import { useRef } from "react";
import { Badge } from "@/components/ui/Badge";
import type { Comment } from "@/data/comments/public";
import type { Post } from "@/data/posts/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { CommentForm } from "./CommentForm";
import type { Thread } from "./threads";

type Props = {
  thread: Thread;
  post: Post;
  canReply: boolean;
  isReplying: boolean;
  onReplyingChange: (isReplying: boolean) => void;
};

export function CommentThread({ thread, post, canReply, isReplying, onReplyingChange }: Props) {
  const replyButton = useRef<HTMLButtonElement>(null);
  const { comment, replies } = thread;

  function closeReply() {
    onReplyingChange(false);
    replyButton.current?.focus();
  }

  return (
    <li id={commentAnchor(comment)}>
      <CommentText comment={comment} />
      {canReply && comment.status === "approved" && (
        <button
          ref={replyButton}
          type="button"
          aria-expanded={isReplying}
          aria-label={`Reply to ${comment.author_name}`}
          onClick={() => onReplyingChange(!isReplying)}
          className="min-h-11 label text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          Reply
        </button>
      )}
      {isReplying && (
        <div className="mt-2 border-l pl-5 md:pl-8">
          <CommentForm
            postId={post.id}
            parentId={comment.id}
            onCancel={closeReply}
            onDone={closeReply}
          />
        </div>
      )}
      {replies.length > 0 && (
        <ol className="mt-6 grid grid-cols-1 gap-6 border-l pl-5 md:pl-8">
          {replies.map((reply) => (
            <li key={reply.id} id={commentAnchor(reply)}>
              <CommentText comment={reply} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Target of links to a comment. */
function commentAnchor({ id }: Comment): string {
  return `comment-${id}`;
}

function CommentText({ comment }: { comment: Comment }) {
  const { formatDateTime } = useFormats();
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="user-text font-medium">{comment.author_name}</p>
        {comment.is_author && <Badge tone="accent">Author</Badge>}
        {comment.is_own && !comment.is_author && <Badge>You</Badge>}
        {comment.status === "pending" && <Badge tone="warning">Awaiting moderation</Badge>}
        <time dateTime={comment.created_at} className="label text-ink-muted">
          {formatDateTime(comment.created_at)}
        </time>
      </header>
      <p dir="auto" className="mt-1 user-text whitespace-pre-line">
        {comment.content}
      </p>
    </article>
  );
}
