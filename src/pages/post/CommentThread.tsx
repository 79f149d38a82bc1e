import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { OrderedList } from "@/components/ui/List";
import type { Comment } from "@/data/comments/public";
import type { Post } from "@/data/posts/public";
import { commentAnchor } from "@/lib/comment-anchor";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { commentAuthor } from "./comment-author";
import { commentButton } from "./comment-button";
import { CommentArticle } from "./CommentArticle";
import { CommentForm } from "./CommentForm";
import type { Thread } from "./threads";
import { t } from "@/lib/words";

/**
 * With more replies than this, some are folded. Then fewer than this are shown, as hiding a single reply saves no
 * room.
 */
const MAX_REPLIES = 4;
const SHOWN_REPLIES = 3;

type Props = {
  thread: Thread;
  post: Post;
  /** The anchor in the URL. */
  linked: string;
  canReply: boolean;
  isReplying: boolean;
  onReplyingChange: (isReplying: boolean) => void;
};

export function CommentThread({
  thread,
  post,
  linked,
  canReply,
  isReplying,
  onReplyingChange,
}: Props) {
  const replyButton = useRef<HTMLButtonElement>(null);
  const { comment, replies } = thread;
  const isReply = comment.parent_id !== null;
  const folding = useFolding(replies, linked);

  function closeReply() {
    onReplyingChange(false);
    replyButton.current?.focus();
  }

  return (
    <li id={commentAnchor(comment)}>
      {isReply && (
        <p className="mb-1 label text-ink-muted">
          {t("Reply to a comment that is not loaded yet")}
        </p>
      )}
      <CommentArticle
        comment={comment}
        isLinked={commentAnchor(comment) === linked}
        replyButton={
          canReply &&
          !isReply &&
          comment.status === "approved" && (
            <button
              ref={replyButton}
              type="button"
              aria-expanded={isReplying}
              aria-label={t("Reply to {name}", { name: commentAuthor(comment) })}
              onClick={() => onReplyingChange(!isReplying)}
              className={commentButton}
            >
              {t("Reply")}
            </button>
          )
        }
      />
      {isReplying && (
        <div className="mt-2 border-s ps-5 md:ps-8">
          <CommentForm
            postId={post.id}
            parentId={comment.id}
            onCancel={closeReply}
            onDone={() => {
              // The new reply is the last.
              folding.setIsUnfolded(true);
              closeReply();
            }}
          />
        </div>
      )}
      {replies.length > 0 && <Replies {...folding} linked={linked} />}
    </li>
  );
}

/** Which replies are shown. A linked one unfolds them. */
function useFolding(replies: readonly Comment[], linked: string) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const folded = replies.length > MAX_REPLIES ? replies.slice(SHOWN_REPLIES) : [];
  const isLinkFolded = folded.some((reply) => commentAnchor(reply) === linked);
  const [wasLinkFolded, setWasLinkFolded] = useState(false);
  // During rendering, so that the linked reply exists when the page scrolls to it.
  if (isLinkFolded !== wasLinkFolded) {
    setWasLinkFolded(isLinkFolded);
    if (isLinkFolded) setIsUnfolded(true);
  }
  const shown = isUnfolded || folded.length === 0 ? replies : replies.slice(0, SHOWN_REPLIES);
  return { shown, foldedCount: folded.length, isUnfolded, setIsUnfolded };
}

type RepliesProps = ReturnType<typeof useFolding> & { linked: string };

function Replies({ shown, foldedCount, isUnfolded, setIsUnfolded, linked }: RepliesProps) {
  const { plural } = useFormats();
  const list = useRef<HTMLOListElement>(null);

  function toggle() {
    flushSync(() => setIsUnfolded(!isUnfolded));
    if (isUnfolded) return;
    // Reading continues where the list ended before.
    const next = list.current?.children[SHOWN_REPLIES];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  return (
    <div className="mt-6 border-s ps-5 md:ps-8">
      <OrderedList ref={list} className="grid grid-cols-1 gap-3">
        {shown.map((reply) => (
          <li key={reply.id} id={commentAnchor(reply)} tabIndex={-1}>
            <CommentArticle comment={reply} isLinked={commentAnchor(reply) === linked} />
          </li>
        ))}
      </OrderedList>
      {foldedCount > 0 && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={toggle}
          className={`mt-1 ${commentButton} print:hidden`}
        >
          {isUnfolded
            ? t("Show fewer replies")
            : plural(foldedCount, {
                one: "Show {count} more reply",
                other: "Show {count} more replies",
              })}
        </button>
      )}
    </div>
  );
}
