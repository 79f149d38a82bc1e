import { useEffect, useRef, useState, type FormEvent } from "react";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { useEditComment, type Comment, type CommentOutcome } from "@/data/comments/public";
import { readDraft, writeDraft } from "@/lib/drafts/draft-store";
import { onceStored } from "@/lib/forms/once-stored";
import type { Notices } from "@/lib/query-client";
import { CommentTextField } from "./CommentTextField";
import { t } from "@/lib/words";

const notices: Notices<CommentOutcome> = {
  success: (outcome) => ({
    title: t("Comment saved"),
    ...(outcome === "pending" && { description: t("Your comment is awaiting moderation.") }),
  }),
  failure: () => ({ title: t("Failed to save comment") }),
};

type Props = { comment: Comment; onClose: () => void };

export const editKey = ({ post_id, id }: Comment) => `comment:${post_id}:edit-${id}`;

/** Replaces a comment's text while its author edits it. */
export function EditComment({ comment, onClose }: Props) {
  const draftKey = editKey(comment);
  const [content, setContent] = useState(() => readDraft(draftKey) || comment.content);
  const edit = useEditComment(comment, notices);
  const textArea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textArea.current?.focus(), []);

  function change(text: string) {
    setContent(text);
    writeDraft(draftKey, text);
  }

  function finish() {
    writeDraft(draftKey, "");
    onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = content.trim();
    if (!text) textArea.current?.focus();
    else if (text === comment.content) finish();
    else
      onceStored(edit.mutateAsync(text), () => {
        // Text typed in the meantime stays, to be saved as well.
        if (readDraft(draftKey).trim() !== text) return;
        writeDraft(draftKey, "");
        if (textArea.current) onClose();
      });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-4">
      <CommentTextField
        label={t("Your comment")}
        value={content}
        onChange={({ target }) => change(target.value)}
        rows={5}
        ref={textArea}
        onEscape={onClose}
      />
      {edit.error && <SubmitError error={edit.error} />}
      <div className="flex gap-3">
        <Button type="submit" isBusy={edit.isPending}>
          {t("Save")}
        </Button>
        <Button variant="ghost" onClick={finish}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
