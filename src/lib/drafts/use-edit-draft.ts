import { useCallback, useMemo, useState } from "react";
import { serverTime } from "@/lib/clock";
import { randomId } from "@/lib/browser/random-id";
import { clearIfUnchanged, writeDraft } from "./draft-store";
import {
  withAttempt,
  draftText,
  findDrafts,
  isSame,
  unsentEdit,
  newestDifferent,
  type Edit,
  type Offered,
  type Version,
} from "./edit-draft";
import { useStoredEdit } from "./use-stored-edit";

type Options<Input> = {
  /** The kind of record; part of the draft's key. */
  noun: string;
  /** The row's id, or null for a new one, which may get an id during the edit. */
  rowId: string | null;
  newId?: string | undefined;
  /** The stored row; undefined while it is being loaded. */
  saved: Version<Input> | undefined;
};

/**
 * The input of an editor. Every keystroke that differs from the stored row is stored as a draft,
 * which is offered when the same record is opened again. Each open editor has its own draft, so two
 * tabs editing the same record cannot overwrite each other's.
 */
export function useEditDraft<Input extends object>({ noun, rowId, newId, saved }: Options<Input>) {
  const record = `${noun}:${rowId ?? "new"}:`;
  const [editorId] = useState(randomId);
  const key = record + editorId;
  // One id per editor: saving again after a lost response must not store a second row.
  const [id, setId] = useState(() => rowId ?? newId ?? randomId());
  const [taken, setTaken] = useState<Version<Input>>();
  const [edit, setEdit] = useState<Edit<Input>>();
  const [found, setFound] = useState(() => findDrafts(record));
  const base = taken ?? saved;
  const isChanged = edit !== undefined && base !== undefined && !isSame(edit.input, base.input);
  const { draftState, forget } = useStoredEdit(key, id, edit, isChanged);
  const offered = useMemo(() => base && newestDifferent(found, base.input), [found, base]);

  const alter = useCallback(
    (next: (edit: Edit<Input>) => Edit<Input>) =>
      setEdit((before) => {
        const current = before ?? (base && { ...base, attempts: [] });
        return current && next(current);
      }),
    [base],
  );
  const change = useCallback(
    (values: Partial<Input>) =>
      alter((current) => ({ ...current, input: { ...current.input, ...values } })),
    [alter],
  );
  /** Continues with another text. The current one and older drafts are offered next time. */
  function replace(next: Edit<Input>) {
    if (isChanged) writeDraft(record + randomId(), draftText(id, serverTime(), edit));
    setEdit(next);
    setFound([]);
  }

  return {
    id,
    input: edit?.input ?? base?.input,
    /** The stored row; undefined while it is being loaded. */
    stored: base,
    /** `updated_at` of the row when the edit started. */
    baseVersion: (edit ?? base)?.baseVersion ?? null,
    attempts: edit?.attempts ?? [],
    isChanged,
    /** When the changes were last stored in this browser; undefined if there are none. */
    draftState,
    change,
    /** The newest draft of an earlier visit, until it is restored or discarded. */
    offered,
    restore: ({ id: draftId, input, baseVersion, attempts, ...draft }: Offered<Input>) => {
      replace({ input, baseVersion, attempts });
      setId(draftId);
      writeDraft(key, draft.text);
      clearIfUnchanged(draft.key, draft.text);
    },
    discard: (draft: Offered<Input>) => {
      clearIfUnchanged(draft.key, draft.text);
      setFound((drafts) => drafts.filter(({ key: other }) => other !== draft.key));
    },
    /** Continues with an unsaved text from another device. */
    adopt: ({ input, baseVersion }: Version<Input>) =>
      replace({ input, baseVersion, attempts: [] }),
    forget,
    /** Call before the input is sent. */
    recordAttempt: () => alter(withAttempt),
    /** Replaces the input with another version. */
    take: (version: Version<Input>) => {
      forget();
      setEdit(undefined);
      setTaken(version);
    },
    /** Continues from the row that was just stored: only changes made since it was sent are unsaved. */
    settle: (sent: Input, stored: Version<Input>) => {
      forget();
      // Drafts of a new record do not belong to the stored record.
      setFound([]);
      setTaken(stored);
      setEdit((current) => unsentEdit(current, sent, stored));
    },
  };
}
