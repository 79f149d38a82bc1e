import { useRef } from "react";
import type { Comment } from "@/data/comments/public";
import type { Post } from "@/data/posts/public";
import { commentAction } from "./comment-action";
import { CommentArticle } from "./CommentArticle";
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
      <CommentArticle
        comment={comment}
        replyButton={
          canReply &&
          comment.status === "approved" && (
            <button
              ref={replyButton}
              type="button"
              aria-expanded={isReplying}
              aria-label={`Reply to ${comment.author_name}`}
              onClick={() => onReplyingChange(!isReplying)}
              className={commentAction}
            >
              Reply
            </button>
          )
        }
      />
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
              <CommentArticle comment={reply} />
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
