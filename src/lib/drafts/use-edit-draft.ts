import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { inputFrom } from "@/lib/forms/input-from";
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
  /** `updated_at` of the stored row; null when there is none yet. */
  baseVersion: string | null;
};
type Edit<Input> = Version<Input> & {
  /** What failed saves sent: one may have been stored and only its response lost. */
  attempts: Input[];
};
type EditDraft<Input> = Edit<Input> & { id: string; savedAt: string };
/** When a draft was saved, and whether local storage took it. */
export type Kept = { at: string; isKept: boolean };
/** A draft in local storage, and its text there. */
type Stored = { key: string; text: string };
/** A draft that is offered. */
type Offered<Input> = EditDraft<Input> & Stored;
/** A draft as it was found: its input may be of a form that had other fields. */
type Found = EditDraft<unknown> & Stored;

type Options<Input> = {
  /** What is edited, e.g. `post`; part of the draft's key. */
  noun: string;
  /** The row's id, or null for a new one; a new one may get it while it is edited. */
  rowId: string | null;
  /** The id that a new row is to have. */
  newId?: string | undefined;
  /** The row as it is stored; undefined while it is being loaded. */
  saved: Version<Input> | undefined;
};

/**
 * The input of an editor. Every keystroke that differs from the stored version is saved as a draft,
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
    // A new record has another key once it is stored.
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
  /** What was typed before another text takes its place is offered the next time. */
  function keepAside() {
    if (!isChanged) return;
    const draft: EditDraft<Input> = { id, savedAt: new Date().toISOString(), ...edit };
    writeDraft(record + crypto.randomUUID(), JSON.stringify(draft));
  }
  const offered = useMemo(() => base && newestThatDiffers(found, base.input), [found, base]);

  return {
    id,
    input: edit?.input ?? base?.input,
    /** The version that is stored; undefined while it is being loaded. */
    stored: base,
    /** `updated_at` of the version the edit started from. */
    baseVersion: (edit ?? base)?.baseVersion ?? null,
    attempts: edit?.attempts ?? [],
    isChanged,
    /** When the changes were last saved in this browser; undefined when there are none. */
    kept,
    change,
    /** The newest draft of an earlier visit, until it is restored or discarded. */
    offered,
    restore: (draft: Offered<Input>) => {
      keepAside();
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
    /** Goes on with a text that was changed elsewhere and not saved. */
    adopt: ({ input, baseVersion }: Version<Input>) => {
      keepAside();
      setEdit({ input, baseVersion, attempts: [] });
      setFound([]);
    },
    /** Deletes this editor's draft. */
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
    /** Goes on from what was just stored: only what was changed since it was sent is a change. */
    settle: (sent: Input, stored: Version<Input>) => {
      forget();
      // Drafts of a new record are none of the one that it has become.
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

/** The values that differ from those that were sent. */
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

/** The newest of the drafts that is not what the form shows anyway. */
function newestThatDiffers<Input extends object>(
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

/** The drafts of a record, the newest first. */
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

/** Holds when a draft was saved, which is known only after a render. */
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
