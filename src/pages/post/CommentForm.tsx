import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { displayName, fullName, useAuth } from "@/auth/use-auth";
import { SubmitError } from "@/components/SubmitError";
import { Honeypot } from "@/components/ui/Honeypot";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { profile } from "@/content/profile";
import { useAddComment, type CommentOutcome } from "@/data/comments/public";
import { useHearOfReplies, type WantedReplies } from "@/data/subscriptions/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { notify } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import * as limits from "@/lib/supabase/limits/comments";
import { isMailAddress } from "@/lib/text/mail-link";
import { clearSent, useDraft } from "@/lib/drafts/use-draft";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import { RepliesByMail } from "./RepliesByMail";
import { CommentTextField } from "./CommentTextField";

type Props = {
  postId: string;
  /** The comment replied to; without one this is the form for a new comment. */
  parentId?: string;
  onCancel?: () => void;
  onDone?: () => void;
};

const AWAITING = "Your comment is awaiting moderation.";

const commentNotices: Notices<CommentOutcome> = {
  success: (outcome) => ({
    title: "Comment added!",
    description: outcome === "pending" ? AWAITING : "Your comment has been posted successfully",
  }),
  failure: () => ({ title: "Error", description: "Failed to post comment" }),
};
const replyNotices: Notices<CommentOutcome> = {
  success: (outcome) => ({
    title: "Reply added!",
    ...(outcome === "pending" && { description: AWAITING }),
  }),
  failure: () => ({ title: "Failed to post reply" }),
};

const repliesNotices: Notices<void, WantedReplies> = {
  success: (_data, { address }) => ({
    title: "You will be told of replies",
    ...(address !== "" && {
      description: "A mail asks you to confirm it first; there is one a day at most.",
    }),
  }),
  failure: ({ message }) => ({ title: "Replies will not be mailed to you", description: message }),
};

export function CommentForm({ postId, parentId, onCancel, onDone }: Props) {
  const isReply = parentId !== undefined;
  const { user } = useAuth();
  const { data: settings } = useQuery(siteSettingsQuery());
  const [name, setName] = useDraft("comment-name");
  const draftKey = `comment:${postId}:${parentId ?? "new"}`;
  const [content, setContent] = useDraft(draftKey);
  const submission = useSubmissionId(draftKey);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [wantsReplies, setWantsReplies] = useState(false);
  const [address, setAddress] = useDraft("comment-address");
  const [refusedAddress, setRefusedAddress] = useState<string>();
  const hearOfReplies = useHearOfReplies(repliesNotices);
  const add = useAddComment(postId, isReply ? replyNotices : commentNotices);
  const nameField = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  // A reply form opens by its button, so it takes focus.
  useEffect(() => {
    if (isReply) textArea.current?.focus();
  }, [isReply]);

  const isNamed = user !== null && fullName(user) !== "";
  // An account without a name would show its e-mail address: its owner may choose a name first.
  const author = isNamed ? fullName(user) : name.trim() || (user ? displayName(user) : "");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = content.trim();
    if (!author || !text) {
      if (isReply) {
        // No error message for an empty text: focus shows where it is missing.
        (author ? textArea : nameField).current?.focus();
        return;
      }
      setIsIncomplete(true);
      notify({ title: "Error", description: "Please fill in all fields", tone: "danger" });
      return;
    }
    setIsIncomplete(false);
    // Before the comment is sent: the wish comes after it, and would be lost.
    if (addressField.current && !isMailAddress(address.trim())) {
      setRefusedAddress(address);
      addressField.current.focus();
      return;
    }
    if (isHoneypotFilled(form)) return;
    const id = submission.idFor(text);
    const to = user?.email ? "" : address.trim();
    add.mutate(
      {
        id,
        post_id: postId,
        parent_id: parentId ?? null,
        author_name: author.slice(0, 80),
        content: text,
      },
      {
        onSuccess: () => {
          submission.clear();
          // Only what is stored can be replied to.
          if (wantsReplies && (user || to))
            hearOfReplies.mutate(
              { comment_id: id, address: to },
              { onSuccess: () => setWantsReplies(false) },
            );
          if (clearSent(draftKey, content)) onDone?.();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!isNamed && (
        <TextField
          label={user ? "Name (optional)" : "Name"}
          ref={nameField}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="name"
          maxLength={limits.author_name_max_length}
          aria-required={!user}
          {...(user?.email && {
            hint: `Without a name, everybody sees your e-mail address: ${user.email}`,
          })}
          error={isIncomplete && !author ? "Please fill in your name." : undefined}
        />
      )}
      <CommentTextField
        label={isReply ? "Your reply" : "Leave a comment"}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        rows={isReply ? 3 : 5}
        ref={textArea}
        onEscape={onCancel}
        error={isIncomplete && !content.trim() ? "Please write something." : undefined}
      />
      {settings?.mails_readers && (
        <RepliesByMail
          isWanted={wantsReplies}
          onWantedChange={setWantsReplies}
          ownAddress={user?.email ?? ""}
          address={address}
          onAddressChange={setAddress}
          addressField={addressField}
          error={address === refusedAddress ? "Please fill in an e-mail address." : undefined}
        />
      )}
      <Honeypot />
      {add.error && (
        <SubmitError error={add.error} contactEmail={settings?.contact_email || profile.email} />
      )}
      {add.data === "pending" && (
        <p role="status" className="border-l-2 border-warning pl-4 text-sm">
          {AWAITING}
        </p>
      )}
      {user && (
        <p className="user-text text-sm text-ink-muted">
          You comment as <bdi className="text-ink">{author}</bdi>.
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" isBusy={add.isPending}>
          {isReply ? "Post Reply" : "Post Comment"}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
