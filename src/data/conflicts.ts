import { ConflictError } from "@/lib/requests/backend-error";
import { isStoredAlready } from "@/lib/supabase/idempotent-insert";

/** What an editor hands over to be saved. */
export type Save<Fields> = {
  id: string;
  fields: Fields;
  /** `updated_at` of the version that was edited; null for what is new. */
  seen: string | null;
  /** What earlier tries of the same edit sent whose answer was lost. */
  tries: readonly Fields[];
};
type Row<Stored, Saved> = {
  /** Stores the changes if `updated_at` is still `seen`; gives null when no such row is there. */
  update: (seen: string) => Promise<Saved | null>;
  /** The row as it is stored, null when there is none. */
  read: () => Promise<Stored | null>;
  /** True for a version that an earlier try of this very edit stored before its answer was lost. */
  isOwn: (stored: Stored) => boolean;
};
type Version = { updated_at: string };

/**
 * Changes a row unless somebody else, or the same person in another tab, has changed it since.
 *
 * @param seen `updated_at` of the version that the edit started from
 * @throws {ConflictError} with the row as it is stored, or null when it is gone
 * @throws {BackendError} when the backend refused, failed or could not be reached
 */
export async function updateUnlessChanged<Stored extends Version, Saved>(
  seen: string,
  row: Row<Stored, Saved>,
): Promise<Saved> {
  return (await row.update(seen)) ?? settle(row);
}

/** Stores a new row under an id made in the browser, however often it is sent. Throws as above. */
export async function insertUnlessChanged<Stored extends Version, Saved>(
  insert: () => Promise<Saved>,
  row: Row<Stored, Saved>,
): Promise<Saved> {
  try {
    return await insert();
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
    return settle(row);
  }
}

async function settle<Stored extends Version, Saved>(row: Row<Stored, Saved>): Promise<Saved> {
  const stored = await row.read();
  const saved = stored && row.isOwn(stored) ? await row.update(stored.updated_at) : null;
  if (!saved) throw new ConflictError(stored);
  return saved;
}

/** True when a stored row holds exactly these fields. */
export function holds(stored: object, fields: object): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name)) === JSON.stringify(value),
  );
}
