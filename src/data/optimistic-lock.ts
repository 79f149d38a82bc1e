import { ConflictError } from "@/lib/requests/backend-error";
import { isDuplicateId } from "@/lib/supabase/idempotent-insert";

/** What an editor passes to its mutation. */
export type Save<Fields> = {
  id: string;
  fields: Fields;
  /** `updated_at` of the version the edit started from; null for a new row. */
  baseVersion: string | null;
  /** What earlier, failed saves of this edit sent: one may have been stored without our knowing. */
  attempts: readonly Fields[];
};
type Row<Stored, Saved> = {
  /** Updates the row where `updated_at` is still `baseVersion`; null when no row matches. */
  update: (baseVersion: string) => Promise<Saved | null>;
  /** The stored row, or null. */
  read: () => Promise<Stored | null>;
  /** True for a version that an earlier attempt of this same edit stored. */
  isOwn: (stored: Stored) => boolean;
};
type Version = { updated_at: string };

/**
 * Updates a row unless somebody else, or another tab, has changed it since: an optimistic lock on
 * `updated_at`.
 *
 * @param baseVersion `updated_at` of the version that the edit started from
 * @throws {ConflictError} with the stored row, or null when it was deleted
 * @throws {BackendError} when the backend refused, failed or could not be reached
 */
export async function updateUnlessChanged<Stored extends Version, Saved>(
  baseVersion: string,
  row: Row<Stored, Saved>,
): Promise<Saved> {
  return (await row.update(baseVersion)) ?? resolveConflict(row);
}

/** Inserts a row with an id made in the browser, so that a retry cannot store it twice. Throws as above. */
export async function insertUnlessChanged<Stored extends Version, Saved>(
  insert: () => Promise<Saved>,
  row: Row<Stored, Saved>,
): Promise<Saved> {
  try {
    return await insert();
  } catch (error) {
    if (!isDuplicateId(error)) throw error;
    return resolveConflict(row);
  }
}

async function resolveConflict<Stored extends Version, Saved>(
  row: Row<Stored, Saved>,
): Promise<Saved> {
  const stored = await row.read();
  const saved = stored && row.isOwn(stored) ? await row.update(stored.updated_at) : null;
  if (!saved) throw new ConflictError(stored);
  return saved;
}

/** True when a stored row has exactly these values. */
export function hasFields(stored: object, fields: object): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name)) === JSON.stringify(value),
  );
}
