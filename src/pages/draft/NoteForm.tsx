import { useEffect, useRef, type FormEvent } from "react";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { useAddDraftNote } from "@/data/posts/shared-drafts";
import { isComposingKey } from "@/lib/browser/is-composing";
import { clearSent } from "@/lib/drafts/draft-store";
import { useDraft } from "@/lib/drafts/use-draft";
import { onceStored } from "@/lib/forms/once-stored";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import * as limits from "@/lib/supabase/limits/draft-notes";
import type { Block } from "./place-notes";
import { t } from "@/lib/words";

type Props = {
  token: string;
  block: Block;
  /** Called when the note has been stored, or is cancelled. */
  onClose: () => void;
};

export function NoteForm({ token, block, onClose }: Props) {
  const add = useAddDraftNote({
    success: t("Note added"),
    failure: () => ({ title: t("The note was not saved") }),
  });
  // Contains neither the secret nor words of the draft, as another person may use the browser next.
  const draftKey = `note:${token.slice(0, 8)}:${block.paragraph}`;
  const [text, setText] = useDraft(draftKey);
  const [name, setName] = useDraft("comment-name");
  const submission = useSubmissionId(draftKey);
  const textArea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textArea.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = submission.idFor(JSON.stringify([name, text]));
    const note = { token, ...block, id, name: name.trim(), note: text.trim() };
    onceStored(add.mutateAsync(note), () => {
      submission.clear();
      if (clearSent(draftKey, text) && textArea.current) onClose();
    });
  }

  return (
    <form
      onSubmit={submit}
      className="mt-2 grid gap-3 border-s-2 border-line-strong ps-4 text-base"
    >
      <TextArea
        label={t("Your note")}
        value={text}
        onChange={({ target }) => setText(target.value)}
        required
        maxLength={limits.note_max_length}
        rows={3}
        ref={textArea}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Escape" && !isComposingKey(nativeEvent)) onClose();
        }}
      />
      <TextField
        label={t("Your name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
        maxLength={limits.name_max_length}
        autoComplete="name"
      />
      {add.error && <SubmitError error={add.error} />}
      <div className="flex gap-3">
        <Button type="submit" size="small" isBusy={add.isPending}>
          {t("Leave note")}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
