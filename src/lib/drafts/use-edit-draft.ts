import { useCallback, useEffect, useState } from "react";
import { clearUnchanged, draftKeys, readDraft, whenTakenAway, writeDraft } from "./use-draft";

/** Something stored, as a form holds it. */
export type Version<Input> = {
  input: Input;
  /** `updated_at`; null for what is not stored yet. */
  seen: string | null;
};
type Edit<Input> = Version<Input> & {
  /** What was sent by saves that did not succeed: one of them may have been stored all the same. */
  tries: Input[];
};
type EditDraft<Input> = Edit<Input> & { id: string; savedAt: string };
/** A draft as it was found in this browser. */
type Found<Input> = EditDraft<Input> & { key: string; text: string };

type Options<Input> = {
  /** What is edited, e.g. `post`: the name its draft is kept under. */
  noun: string;
  /** The row's id, or null for a new one. */
  rowId: string | null;
  /** The row as it is stored; undefined while it is being loaded. */
  saved: Version<Input> | undefined;
  /** Tells whether kept data has the shape of the form's input. */
  isInput: (value: unknown) => value is Input;
};

/**
 * The input of an editor. What differs from the stored version is kept in this browser with every
 * keystroke, and offered when the same record is opened again. Each editor keeps a draft of its
 * own: two tabs may edit the same, and neither takes away what the other keeps.
 */
export function useEditDraft<Input extends object>({
  noun,
  rowId,
  saved,
  isInput,
}: Options<Input>) {
  const record = `${noun}:${rowId ?? "new"}:`;
  const [key] = useState(() => record + crypto.randomUUID());
  const [found, setFound] = useState(() => findDrafts(record, isInput));
  // One id for one editor: saving again after a lost answer cannot store anything new twice.
  const [id, setId] = useState(() => rowId ?? crypto.randomUUID());
  const [taken, setTaken] = useState<Version<Input>>();
  const [edit, setEdit] = useState<Edit<Input>>();
  const base = taken ?? saved;
  const isChanged = edit !== undefined && base !== undefined && !isSame(edit.input, base.input);

  useEffect(() => {
    if (!edit) return undefined;
    const draft: EditDraft<Input> = { id, savedAt: new Date().toISOString(), ...edit };
    const text = isChanged ? JSON.stringify(draft) : "";
    writeDraft(key, text);
    // Another tab may have been offered it, and discarded it.
    return whenTakenAway(key, () => writeDraft(key, text));
  }, [edit, isChanged, id, key]);

  const alter = useCallback(
    (next: (edit: Edit<Input>) => Edit<Input>) =>
      setEdit((before) => {
        const current = before ?? (base && { ...base, tries: [] });
        return current && next(current);
      }),
    [base],
  );
  const change = useCallback(
    (values: Partial<Input>) =>
      alter((current) => ({ ...current, input: { ...current.input, ...values } })),
    [alter],
  );
  const forget = useCallback(() => writeDraft(key, ""), [key]);
  const offered = base && found.find(({ input }) => !isSame(input, base.input));

  return {
    id,
    input: edit?.input ?? base?.input,
    /** `updated_at` of the version that the edit started from. */
    seen: (edit ?? base)?.seen ?? null,
    tries: edit?.tries ?? [],
    isChanged,
    change,
    /** The newest draft of an earlier visit, until it is restored or discarded. */
    offered,
    restore: (draft: Found<Input>) => {
      writeDraft(key, draft.text);
      clearUnchanged(draft.key, draft.text);
      setId(draft.id);
      setEdit({ input: draft.input, seen: draft.seen, tries: draft.tries });
      // Others stay where they are, for the next time.
      setFound([]);
    },
    discard: (draft: Found<Input>) => {
      clearUnchanged(draft.key, draft.text);
      setFound((drafts) => drafts.filter((other) => other !== draft));
    },
    /** Drops what this editor keeps, after saving or on request. */
    forget,
    /** Notes that the input is being sent. */
    noteTry: () =>
      alter((current) => ({
        ...current,
        tries: [...current.tries.filter((sent) => !isSame(sent, current.input)), current.input],
      })),
    /** Goes on with another version in the place of everything typed. */
    take: (version: Version<Input>) => {
      forget();
      setEdit(undefined);
      setTaken(version);
    },
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The drafts of a record, the newest first. */
function findDrafts<Input>(
  record: string,
  isInput: (value: unknown) => value is Input,
): Found<Input>[] {
  return draftKeys(record)
    .flatMap((key): Found<Input>[] => {
      const text = readDraft(key);
      const draft = parseDraft(text, isInput);
      return draft ? [{ ...draft, key, text }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parseDraft<Input>(
  text: string,
  isInput: (value: unknown) => value is Input,
): EditDraft<Input> | undefined {
  if (!text) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== "object" || draft === null) return undefined;
    const read = (name: string): unknown => Reflect.get(draft, name);
    const [id, savedAt, seen, input, tries] = ["id", "savedAt", "seen", "input", "tries"].map(read);
    return typeof id === "string" &&
      typeof savedAt === "string" &&
      (seen === null || typeof seen === "string") &&
      isInput(input) &&
      Array.isArray(tries)
      ? { id, savedAt, seen, input, tries: tries.filter(isInput) }
      : undefined;
  } catch {
    return undefined;
  }
}
