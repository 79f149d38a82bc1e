import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { inputFrom } from "@/lib/forms/input-from";
import type { RecordNoun } from "./unsaved-texts";
import {
  clearIfUnchanged,
  draftKeys,
  readDraft,
  onClearedElsewhere,
  writeDraft,
} from "./use-draft";

/** A stored row as form input. */
export type Version<Input> = {
  input: Input;
  /** `updated_at` of the stored row; null for a new one. */
  baseVersion: string | null;
};
type Edit<Input> = Version<Input> & {
  /** The inputs of failed saves: one may have been stored and only its response lost. */
  attempts: Input[];
};
type EditDraft<Input> = Edit<Input> & { id: string; savedAt: string };
/** When a draft was stored, and whether it is in local storage. */
export type Kept = { at: string; isKept: boolean };
/** A draft in local storage, with its text. */
type Stored = { key: string; text: string };
type Offered<Input> = EditDraft<Input> & Stored;
/** A draft as it was stored: its input may come from an older form with other fields. */
type Found = EditDraft<unknown> & Stored;

type Options<Input> = {
  /** The kind of record; part of the draft's key. */
  noun: RecordNoun;
  /** The row's id, or null for a new one, which may get it during the edit. */
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
  const [editorId] = useState(() => crypto.randomUUID());
  const key = record + editorId;
  const writtenKey = useRef(key);
  const [keptStore] = useState(createKeptStore);
  const kept = useSyncExternalStore(keptStore.subscribe, keptStore.read, keptStore.read);
  const [found, setFound] = useState(() => findDrafts(record));
  // One id per editor: saving again after a lost response must not store a second row.
  const [id, setId] = useState(() => rowId ?? newId ?? crypto.randomUUID());
  const [taken, setTaken] = useState<Version<Input>>();
  const [edit, setEdit] = useState<Edit<Input>>();
  const base = taken ?? saved;
  const isChanged = edit !== undefined && base !== undefined && !isSame(edit.input, base.input);

  useEffect(() => {
    if (!edit) return undefined;
    const savedAt = new Date().toISOString();
    const draft: EditDraft<Input> = { id, savedAt, ...edit };
    const text = isChanged ? JSON.stringify(draft) : "";
    const isKept = writeDraft(key, text);
    // The key changes when a new record is stored.
    if (writtenKey.current !== key) writeDraft(writtenKey.current, "");
    writtenKey.current = key;
    keptStore.write(isChanged ? { at: savedAt, isKept } : undefined);
    // Another tab may have been offered this draft and discarded it.
    return onClearedElsewhere(key, () => writeDraft(key, text));
  }, [edit, isChanged, id, key, keptStore]);

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
  const forget = useCallback(() => {
    writeDraft(key, "");
    keptStore.write(undefined);
  }, [key, keptStore]);
  /** Stores the input before it is replaced, so that it is offered the next time. */
  function keepReplaced() {
    if (!isChanged) return;
    const draft: EditDraft<Input> = { id, savedAt: new Date().toISOString(), ...edit };
    writeDraft(record + crypto.randomUUID(), JSON.stringify(draft));
  }
  const offered = useMemo(() => base && newestDifferent(found, base.input), [found, base]);

  return {
    id,
    input: edit?.input ?? base?.input,
    /** The stored row; undefined while it is being loaded. */
    stored: base,
    /** `updated_at` of the row when the edit began. */
    baseVersion: (edit ?? base)?.baseVersion ?? null,
    attempts: edit?.attempts ?? [],
    isChanged,
    /** When the changes were last stored in this browser; undefined if there are none. */
    kept,
    change,
    /** The newest draft of an earlier visit, until it is restored or discarded. */
    offered,
    restore: (draft: Offered<Input>) => {
      keepReplaced();
      writeDraft(key, draft.text);
      clearIfUnchanged(draft.key, draft.text);
      setId(draft.id);
      setEdit({ input: draft.input, baseVersion: draft.baseVersion, attempts: draft.attempts });
      // Older drafts are offered the next time.
      setFound([]);
    },
    discard: (draft: Offered<Input>) => {
      clearIfUnchanged(draft.key, draft.text);
      setFound((drafts) => drafts.filter(({ key: other }) => other !== draft.key));
    },
    /** Continues with an unsaved text from another device. */
    adopt: ({ input, baseVersion }: Version<Input>) => {
      keepReplaced();
      setEdit({ input, baseVersion, attempts: [] });
      setFound([]);
    },
    forget,
    /** To be called before the input is sent. */
    recordAttempt: () =>
      alter((current) => ({
        ...current,
        attempts: [
          ...current.attempts.filter((sent) => !isSame(sent, current.input)),
          current.input,
        ],
      })),
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
      setEdit((current) =>
        !current || isSame(current.input, sent)
          ? undefined
          : {
              input: { ...stored.input, ...changesOf(sent, current.input) },
              baseVersion: stored.baseVersion,
              attempts: [],
            },
      );
    },
  };
}

/** The fields whose values differ from those that were sent. */
function changesOf(sent: object, current: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>({ ...current }).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(sent, name)),
    ),
  );
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The newest draft that differs from the form. */
function newestDifferent<Input extends object>(
  found: readonly Found[],
  current: Input,
): Offered<Input> | undefined {
  for (const draft of found) {
    const input = inputFrom(draft.input, current);
    if (!input || isSame(input, current)) continue;
    const attempts = draft.attempts.flatMap((sent) => inputFrom(sent, current) ?? []);
    return { ...draft, input, attempts };
  }
  return undefined;
}

function findDrafts(record: string): Found[] {
  return draftKeys(record)
    .flatMap((key): Found[] => {
      const text = readDraft(key);
      const draft = parseDraft(text);
      return draft ? [{ ...draft, key, text }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parseDraft(text: string): EditDraft<unknown> | undefined {
  try {
    const { id, savedAt, baseVersion, input, attempts } = Object(JSON.parse(text));
    return typeof id === "string" &&
      typeof savedAt === "string" &&
      !Number.isNaN(Date.parse(savedAt)) &&
      (baseVersion === null || typeof baseVersion === "string")
      ? { id, savedAt, baseVersion, input, attempts: Array.isArray(attempts) ? attempts : [] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores when a draft was saved, which is known only after rendering. */
function createKeptStore() {
  let kept: Kept | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    write: (next: Kept | undefined) => {
      kept = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
