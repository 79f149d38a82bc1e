import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { Save } from "@/lib/record";
import { BackendError } from "@/lib/requests/backend-error";
import { request, type Client, type Query } from "@/lib/supabase/client";
import { isUuid } from "@/lib/text/is-uuid";
import { t } from "@/lib/words";
import { saveUnlessChanged } from "./optimistic-lock";
import type { Rows } from "./rows";

type Table<Row> = (client: Client) => Rows<Row>;

/**
 * The row of a table with an id.
 *
 * @param id from a URL, so it may be invalid
 * @returns null if there is none
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 */
export async function rowById<Row>(
  table: Table<Row>,
  id: string,
  signal?: AbortSignal,
): Promise<Row | null> {
  if (!isUuid(id)) return null;
  const [row = null] = await request((client) => {
    const rows = table(client).filter("id", "eq", id);
    return signal ? rows.abortSignal(signal) : rows;
  });
  return row;
}

/**
 * One row as it is stored, for its editor.
 *
 * @param key the prefix of all query keys of its table
 * @param id from a URL, so it may be invalid; the result is null if there is none
 */
export function storedRowQuery<Row>(table: Table<Row>, key: QueryKey, id: string) {
  return queryOptions({
    queryKey: [...key, "stored", id],
    queryFn: ({ signal }) => rowById(table, id, signal),
    // An editor must not start from an outdated row.
    staleTime: 0,
  });
}

/**
 * The row of a database function that returns none to anyone but the owner.
 *
 * @param refusal the message for everyone else
 */
export async function requestAsOwner<Row>(refusal: string, query: Query<Row | null>): Promise<Row> {
  const row = await request(query);
  if (row === null) throw new BackendError(refusal, "", 403);
  return row;
}

/**
 * Changes the row with an id, whatever version is stored.
 *
 * @param update sets the new values without selecting the row, and returns it
 * @param reason why no row was changed, if not because it is gone
 * @throws {BackendError} also if no row was changed, which the backend does not report as an error
 */
export async function changeById<Row>(
  update: Table<Row>,
  id: string,
  reason = t("It no longer exists."),
): Promise<void> {
  const changed = await request((client) => update(client).filter("id", "eq", id));
  if (changed.length === 0) throw new BackendError(reason, "", 404);
}

/**
 * Inserts or updates the row with an id, see {@link saveUnlessChanged}.
 *
 * @param row `table` reads it, `update` sets the new values without selecting the row
 * @throws {ConflictError} with the stored row, or null when it was deleted
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 */
export function saveById<Fields, Stored extends { updated_at: string }, Saved>(
  { id, ...save }: Pick<Save<Fields>, "id" | "fields" | "attempts" | "baseVersion">,
  row: {
    table: Table<Stored>;
    insert: Query<Saved>;
    update: Table<Saved>;
    isStoredAs: (stored: Stored, sent: Fields) => boolean;
  },
): Promise<Saved> {
  return saveUnlessChanged(save, {
    ...row,
    update: async (client, baseVersion) => {
      const rows = row.update(client).filter("id", "eq", id);
      const response = await rows.filter("updated_at", "eq", baseVersion);
      return response.error ? response : { ...response, data: response.data[0] ?? null };
    },
    read: () => rowById(row.table, id),
  });
}
