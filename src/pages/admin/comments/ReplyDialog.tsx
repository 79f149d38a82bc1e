import { useRef, type FormEvent } from "react";
import { useCommentAuthor } from "@/auth/use-comment-author";
import { AuthorField } from "@/components/AuthorField";
import { SubmitError } from "@/components/SubmitError";
import { Dialog } from "@/components/ui/Dialog";
import { FormActions } from "@/components/admin/FormActions";
import { TextArea } from "@/components/ui/TextArea";
import { useReplyToComment, type ModeratedComment } from "@/data/comments/admin";
import { clearSent } from "@/lib/drafts/draft-store";
import { useDraft } from "@/lib/drafts/use-draft";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { onceStored } from "@/lib/forms/once-stored";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import type { Notices } from "@/lib/query-client";
import * as limits from "@/lib/supabase/limits/comments";
import { firstCharacters } from "@/lib/text/first-characters";
import { t } from "@/lib/words";
import { commentMenuId } from "./CommentRow";
import { needApproval } from "./need-approval";

type Props = { comment: ModeratedComment; onClose: () => void };

const notices: Notices = {
  success: t("Reply added!"),
  failure: () => ({ title: t("Failed to post reply") }),
};

export function ReplyDialog({ comment, onClose }: Props) {
  const commentAuthor = useCommentAuthor();
  const { author } = commentAuthor;
  const draftKey = `owners-reply:${comment.id}`;
  const [content, setContent] = useDraft(draftKey);
  const submission = useSubmissionId(draftKey);
  const post = useReplyToComment(notices);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const approve = needApproval(comment);
  const text = content.trim();
  // Refused by the database, it would have approved the comment all the same.
  const isTooLong = Array.from(text).length > limits.content_max_length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!text || isTooLong || !author) {
      textArea.current?.focus();
      return;
    }
    const reply = {
      id: submission.idFor(text),
      post_id: comment.post_id,
      // Threads are one level deep.
      parent_id: comment.parent_id ?? comment.id,
      author_name: firstCharacters(author, limits.author_name_max_length),
      content: text,
    };
    onceStored(post.mutateAsync({ reply, comment, approve }), () => {
      submission.clear();
      if (clearSent(draftKey, content) && textArea.current) onClose();
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={t("Reply to {name}", { name: comment.author_name })}
      {...(approve.length > 0 && { description: approvalText(comment) })}
      returnFocusTo={() => document.getElementById(commentMenuId(comment.id))}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <blockquote
          dir="auto"
          className="user-text border-s-2 ps-4 text-sm whitespace-pre-line text-ink-muted"
        >
          {comment.content}
        </blockquote>
        <AuthorField author={commentAuthor} />
        <TextArea
          label={t("Your reply")}
          ref={textArea}
          value={content}
          onChange={({ target }) => setContent(target.value)}
          maxLength={limits.content_max_length}
          rows={5}
          aria-required
          {...(author && { hint: t("Posted as {name}", { name: author }) })}
          {...(isTooLong && {
            error: t("A comment can have at most {max} characters.", {
              max: formatNumber(limits.content_max_length),
            }),
          })}
        />
        {post.error && <SubmitError error={post.error} />}
        <FormActions onCancel={onClose} isBusy={post.isPending}>
          {approve.length > 0 ? t("Approve and reply") : t("Post Reply")}
        </FormActions>
      </form>
    </Dialog>
  );
}

function approvalText({
  parent_id,
  parent_status,
  parent_author: author,
}: ModeratedComment): string {
  return author !== null && parent_id && parent_status !== "approved"
    ? t("Replying also approves the comment by {author} that started the thread.", { author })
    : t("Replying approves the comment, so that both can be read.");
}
