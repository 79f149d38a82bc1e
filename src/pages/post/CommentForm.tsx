import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useCommentAuthor } from "@/auth/use-comment-author";
import { AuthorField } from "@/components/AuthorField";
import { useSite } from "@/components/site-context";
import { SubmitError } from "@/components/SubmitError";
import { Honeypot } from "@/components/ui/Honeypot";
import { Button } from "@/components/ui/Button";
import { useAddComment, type CommentOutcome } from "@/data/comments/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { notify } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import * as limits from "@/lib/supabase/limits/comments";
import { clearSent } from "@/lib/drafts/draft-store";
import { useDraft } from "@/lib/drafts/use-draft";
import { onceStored } from "@/lib/forms/once-stored";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import { RepliesByMail } from "./RepliesByMail";
import { CommentTextField } from "./CommentTextField";
import { useReplySubscription } from "./use-reply-subscription";
import { firstCharacters } from "@/lib/text/first-characters";
import { t } from "@/lib/words";

type Props = {
  postId: string;
  /** The comment replied to; without one this is the form for a new comment. */
  parentId?: string;
  onCancel?: () => void;
  onDone?: () => void;
};

const AWAITING = t("Your comment is awaiting moderation.");

const commentNotices: Notices<CommentOutcome> = {
  success: (outcome) => ({
    title: t("Comment added!"),
    ...(outcome === "pending" && { description: AWAITING }),
    ...(outcome === "approved" && { description: t("Your comment has been posted successfully") }),
  }),
  failure: () => ({ title: t("Error"), description: t("Failed to post comment") }),
};
const replyNotices: Notices<CommentOutcome> = {
  success: (outcome) => ({
    title: t("Reply added!"),
    ...(outcome === "pending" && { description: AWAITING }),
  }),
  failure: () => ({ title: t("Failed to post reply") }),
};

/** What differs between the form for a new comment and that for a reply. */
const kinds = {
  comment: {
    label: t("Leave a comment"),
    rows: 5,
    submit: t("Post Comment"),
    notices: commentNotices,
  },
  reply: { label: t("Your reply"), rows: 3, submit: t("Post Reply"), notices: replyNotices },
};

export function CommentForm({ postId, parentId, onCancel, onDone }: Props) {
  const isReply = parentId !== undefined;
  const kind = kinds[isReply ? "reply" : "comment"];
  const { owner } = useSite();
  const { data: settings } = useQuery(siteSettingsQuery());
  const commentAuthor = useCommentAuthor();
  const { user, author } = commentAuthor;
  const draftKey = `comment:${postId}:${parentId ?? "new"}`;
  const [content, setContent] = useDraft(draftKey);
  const submission = useSubmissionId(draftKey);
  const replies = useReplySubscription();
  const add = useAddComment(postId, kind.notices);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  // A reply form is opened by a button, so it takes the focus.
  useEffect(() => {
    if (isReply) textArea.current?.focus();
  }, [isReply]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = content.trim();
    const isMissing = !author || !text;
    setIsIncomplete(isMissing && !isReply);
    if (isMissing) reportMissing();
    // Checked before the comment is sent, as subscribing to replies follows afterwards and could fail unnoticed.
    else if (replies.isComplete() && !isHoneypotFilled(new FormData(event.currentTarget)))
      send(text);
  }

  function reportMissing() {
    (author ? textArea : nameField).current?.focus();
    // A reply form has no error message: the focus shows where something is missing.
    if (!isReply)
      notify({ title: t("Error"), description: t("Please fill in all fields"), tone: "danger" });
  }

  function send(text: string) {
    const id = submission.idFor(text);
    const comment = {
      id,
      post_id: postId,
      parent_id: parentId ?? null,
      author_name: firstCharacters(author, limits.author_name_max_length),
      content: text,
    };
    onceStored(add.mutateAsync(comment), () => {
      submission.clear();
      // Only a stored comment can get replies.
      replies.request(id);
      if (clearSent(draftKey, content) && textArea.current) onDone?.();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AuthorField
        author={commentAuthor}
        ref={nameField}
        error={isIncomplete && !author ? t("Please fill in your name.") : undefined}
      />
      <CommentTextField
        label={kind.label}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        rows={kind.rows}
        ref={textArea}
        onEscape={onCancel}
        error={isIncomplete && !content.trim() ? t("Please write something.") : undefined}
      />
      {settings?.mails_readers && <RepliesByMail {...replies.fieldProps} />}
      <Honeypot />
      {add.error && <SubmitError error={add.error} contactEmail={owner.email} />}
      {add.data === "pending" && (
        <p role="status" className="border-s-2 border-warning ps-4 text-sm">
          {AWAITING}
        </p>
      )}
      {user && (
        <p className="user-text text-sm text-ink-muted">
          {t("You comment as {author}.", {
            author: <bdi className="text-ink">{author}</bdi>,
          })}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" isBusy={add.isPending}>
          {kind.submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
