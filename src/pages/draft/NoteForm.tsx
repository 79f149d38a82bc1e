import { useEffect, useRef, type FormEvent } from "react";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { useAddDraftNote } from "@/data/posts/shared-drafts";
import { isComposingKey } from "@/lib/browser/is-composing";
import { typedSince } from "@/lib/drafts/typed-since";
import * as limits from "@/lib/supabase/limits/draft-notes";
import type { Block } from "./place-notes";
import { t } from "@/lib/words";
import { randomId } from "@/lib/browser/random-id";

type Props = {
  token: string;
  block: Block;
  name: string;
  onName: (name: string) => void;
  text: string;
  onText: (text: string) => void;
  /** Called when the note is stored, and when it is discarded. */
  onClose: () => void;
};

export function NoteForm({ token, block, name, onName, text, onText, onClose }: Props) {
  const add = useAddDraftNote({
    success: t("Note left"),
    failure: t("The note was not stored"),
  });
  /** A note keeps its id when it is sent again, because a response may get lost. */
  const sent = useRef({ text: "", id: "" });
  const textArea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textArea.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = JSON.stringify([name, text]);
    if (sent.current.text !== written) sent.current = { text: written, id: randomId() };
    add.mutate(
      { token, ...block, id: sent.current.id, name: name.trim(), note: text.trim() },
      {
        onSuccess: () => {
          // What was typed meanwhile stays, as another note.
          const left = typedSince(text, textArea.current?.value ?? "");
          onText(left);
          if (left === "") onClose();
        },
      },
    );
  }

  return (
    <form
      onSubmit={submit}
      className="mt-2 grid gap-3 border-s-2 border-line-strong ps-4 text-base"
    >
      <TextArea
        label={t("Your note")}
        value={text}
        onChange={({ target }) => onText(target.value)}
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
        onChange={({ target }) => onName(target.value)}
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
