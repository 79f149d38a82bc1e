import { useCallback, useEffect, useRef, useState } from "react";
import { clearOwnDraft, useDraft } from "./use-draft";

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
 * keystroke, and offered when the same editor is opened again.
 */
export function useEditDraft<Input extends object>({
  noun,
  rowId,
  saved,
  isInput,
}: Options<Input>) {
  const key = `${noun}:${rowId ?? "new"}`;
  const [kept, keep] = useDraft(key);
  // Two tabs may edit the same: neither takes away what the other keeps.
  const own = useRef(kept);
  const [found, setFound] = useState(() => parseDraft(kept, isInput));
  // One id for one editor: saving again after a lost answer cannot store anything new twice.
  const [id, setId] = useState(() => rowId ?? crypto.randomUUID());
  const [taken, setTaken] = useState<Version<Input>>();
  const [edit, setEdit] = useState<Edit<Input>>();
  const base = taken ?? saved;
  const isChanged = edit !== undefined && base !== undefined && !isSame(edit.input, base.input);

  useEffect(() => {
    if (!edit) return;
    if (isChanged) {
      const draft: EditDraft<Input> = { id, savedAt: new Date().toISOString(), ...edit };
      own.current = JSON.stringify(draft);
      keep(own.current);
    } else {
      clearOwnDraft(key, own.current);
    }
  }, [edit, isChanged, id, key, keep]);

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
  const forget = useCallback(() => {
    clearOwnDraft(key, own.current);
    setFound(undefined);
  }, [key]);

  return {
    id,
    input: edit?.input ?? base?.input,
    /** `updated_at` of the version that the edit started from. */
    seen: (edit ?? base)?.seen ?? null,
    tries: edit?.tries ?? [],
    isChanged,
    change,
    /** A draft of an earlier visit, until it is restored or discarded. */
    offered: found && base && !isSame(found.input, base.input) ? found : undefined,
    restore: ({ id: draftId, input, seen, tries }: EditDraft<Input>) => {
      setId(draftId);
      setEdit({ input, seen, tries });
      setFound(undefined);
    },
    /** Drops what is kept in this browser, after saving or on request. */
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
