import { inputFrom } from "@/lib/forms/input-from";
import { draftKeys, readDraft } from "./draft-store";

/** A stored row as form input. */
export type Version<Input> = {
  input: Input;
  /** `updated_at` of the stored row; null for a new one. */
  baseVersion: string | null;
};
/** What an editor has changed of a version. */
export type Edit<Input> = Version<Input> & {
  /** The inputs of failed saves: one may have been stored and only its response lost. */
  attempts: Input[];
};
type EditDraft<Input> = Edit<Input> & { id: string; savedAt: string };
/** A draft in local storage, with its text. */
type Stored = { key: string; text: string };
export type Offered<Input> = EditDraft<Input> & Stored;
/** A draft as it was stored: its input may come from an older form with other fields. */
export type StoredDraft = EditDraft<unknown> & Stored;

/** The text under which an edit is stored. */
export function draftText<Input>(id: string, savedAt: string, edit: Edit<Input>): string {
  const draft: EditDraft<Input> = { id, savedAt, ...edit };
  return JSON.stringify(draft);
}

/** How many failed saves a draft keeps the inputs of: each is a whole text, and local storage is small. */
const MAX_ATTEMPTS = 10;

/** The edit with its input added to those that were sent. */
export function withAttempt<Input extends object>(edit: Edit<Input>): Edit<Input> {
  const others = edit.attempts.filter((sent) => !isSame(sent, edit.input));
  return { ...edit, attempts: [...others, edit.input].slice(-MAX_ATTEMPTS) };
}

/**
 * What remains of an edit after its row was stored: the changes made since it was sent.
 *
 * @returns undefined if there are none
 */
export function unsentEdit<Input extends object>(
  edit: Edit<Input> | undefined,
  sent: Input,
  stored: Version<Input>,
): Edit<Input> | undefined {
  if (!edit || isSame(edit.input, sent)) return undefined;
  return { ...stored, input: { ...stored.input, ...changesOf(sent, edit.input) }, attempts: [] };
}

/** The fields whose values differ from those that were sent. */
function changesOf(sent: object, current: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>({ ...current }).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(sent, name)),
    ),
  );
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The drafts of a record that were left in this browser, newest first. */
export function findDrafts(record: string): StoredDraft[] {
  return draftKeys(record)
    .flatMap((key): StoredDraft[] => {
      const text = readDraft(key);
      const draft = parseDraft(text);
      return draft ? [{ ...draft, key, text }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** The newest draft that differs from the form. */
export function newestDifferent<Input extends object>(
  found: readonly StoredDraft[],
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
