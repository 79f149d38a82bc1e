import { useCallback, useMemo, useState } from "react";
import { serverTime } from "@/lib/clock";
import { randomId } from "@/lib/browser/random-id";
import { createStore, useStore } from "@/lib/store";
import { useIsLeft } from "@/lib/use-is-left";
import { clearIfUnchanged, onDiscard, writeDraft } from "./draft-store";
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

/** How often all drafts were discarded, as signing out does. */
let discards = 0;
onDiscard(() => {
  discards += 1;
});

type Options<Input> = {
  /** The kind of record; part of the draft's key. */
  noun: string;
  /** The row's id, or null for a new one, which may get an id during the edit. */
  rowId: string | null;
  /** The id of the new record to continue with; without it, the draft of any new one is offered. */
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
  const [editorId] = useState(randomId);
  const [discardsBefore] = useState(() => discards);
  // One id per editor: saving again after a lost response must not store a second row.
  const [id, setId] = useState(() => rowId ?? newId ?? randomId());
  const [taken, setTaken] = useState<Version<Input>>();
  // Outside of React: what a text reports when it is unmounted, or a save after that, must not be lost.
  const [edits] = useState(() => createStore<Edit<Input> | undefined>(undefined));
  const edit = useStore(edits);
  const base = taken ?? saved;
  const record = recordKey(noun, rowId ?? (base?.baseVersion ? id : null));
  const key = record + editorId;
  const [found, setFound] = useState(() =>
    findDrafts(record).filter((draft) => newId === undefined || draft.id === newId),
  );
  const isChanged = edit !== undefined && base !== undefined && !isSame(edit.input, base.input);
  const { draftState, forget } = useStoredEdit(key, id, edit, isChanged);
  const offered = useMemo(() => base && newestDifferent(found, base.input), [found, base]);

  const isLeft = useIsLeft();

  const write = useCallback(
    (next: Edit<Input>) => {
      edits.write(next);
      // Nothing is rendered any more, so that nothing else stores it. The key is that of a row if it was just stored.
      if (isLeft() && discards === discardsBefore) {
        const nextKey = recordKey(noun, rowId ?? (next.baseVersion ? id : null)) + editorId;
        writeDraft(nextKey, draftText(id, serverTime(), next));
      }
    },
    [edits, noun, rowId, id, editorId, discardsBefore, isLeft],
  );
  const alter = useCallback(
    (next: (edit: Edit<Input>) => Edit<Input>) => {
      const current = edits.read() ?? (base && { ...base, attempts: [] });
      if (current) write(next(current));
    },
    [edits, write, base],
  );
  const change = useCallback(
    (values: Partial<Input>) =>
      alter((current) => ({ ...current, input: { ...current.input, ...values } })),
    [alter],
  );
  /** Keeps the current text as another draft, which is offered next time. */
  function setAside() {
    if (isChanged) writeDraft(record + randomId(), draftText(id, serverTime(), edit));
  }
  /** Continues with another text. The current one and older drafts are offered next time. */
  function replace(next: Edit<Input>) {
    setAside();
    edits.write(next);
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
    setAside,
    /** Call before the input is sent. */
    recordAttempt: () => alter(withAttempt),
    /** Replaces the input with another version. */
    take: (version: Version<Input>) => {
      forget();
      edits.write(undefined);
      setTaken(version);
    },
    /**
     * Continues from the row that was just stored: only changes made since it was sent are unsaved.
     *
     * @returns true if there are none
     */
    settle: (sent: Input, stored: Version<Input>): boolean => {
      const unsent = unsentEdit(edits.read(), sent, stored);
      forget();
      // Drafts of a new record do not belong to the stored record.
      setFound([]);
      setTaken(stored);
      if (unsent) write(unsent);
      else edits.write({ ...stored, attempts: [] });
      return unsent === undefined;
    },
  };
}

/** The beginning of the keys of a record's drafts; its id is null until it is stored. */
function recordKey(noun: string, id: string | null): string {
  return `${noun}:${id ?? "new"}:`;
}
