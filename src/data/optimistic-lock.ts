import { BackendError, ConflictError } from "@/lib/requests/backend-error";
import type { Save } from "@/lib/record";
import { request, type Client, type Query } from "@/lib/supabase/client";

type Row<Fields, Stored, Saved> = {
  /** Inserts the row; absent where new rows are impossible. */
  insert?: Query<Saved>;
  /** Updates the row where `updated_at` is still `baseVersion`; null if no row matches. */
  update: (client: Client, baseVersion: string) => ReturnType<Query<Saved | null>>;
  read: () => Promise<Stored | null>;
  /** Whether the stored row is the result of these fields, which means that this edit stored it. */
  isStoredAs: (stored: Stored, sent: Fields) => boolean;
};
type Version = { updated_at: string };
type Sent<Fields> = Pick<Save<Fields>, "fields" | "attempts">;

/**
 * Inserts or updates a row unless another user or tab has changed it since: an optimistic lock on `updated_at`.
 * An insert has an id generated in the browser, so that a retry cannot store it twice.
 *
 * @throws {ConflictError} with the stored row, or null when it was deleted
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 */
export async function saveUnlessChanged<Fields, Stored extends Version, Saved>(
  { baseVersion, ...sent }: Sent<Fields> & Pick<Save<Fields>, "baseVersion">,
  row: Row<Fields, Stored, Saved>,
): Promise<Saved> {
  const saved = await (baseVersion === null ? insertOnce(row) : updateAt(baseVersion, row));
  return saved ?? resolveConflict(sent, row);
}

function updateAt<Fields, Stored, Saved>(
  version: string,
  { update }: Row<Fields, Stored, Saved>,
): Promise<Saved | null> {
  return request((client) => update(client, version));
}

async function insertOnce<Fields, Stored, Saved>({
  insert,
}: Row<Fields, Stored, Saved>): Promise<Saved | undefined> {
  try {
    return insert && (await request(insert));
  } catch (error) {
    if (isDuplicateId(error)) return undefined;
    throw error;
  }
}

async function resolveConflict<Fields, Stored extends Version, Saved>(
  { fields, attempts }: Sent<Fields>,
  row: Row<Fields, Stored, Saved>,
): Promise<Saved> {
  const stored = await row.read();
  const isOwn = stored && [fields, ...attempts].some((sent) => row.isStoredAs(stored, sent));
  const saved = isOwn ? await updateAt(stored.updated_at, row) : null;
  if (!saved) throw new ConflictError(stored);
  return saved;
}

/**
 * True for the error of an insert whose id already exists (SQLSTATE 23505 on the primary key): an
 * earlier attempt stored the row, and its response was lost.
 */
export function isDuplicateId(error: unknown): boolean {
  return error instanceof BackendError && error.code === "23505" && /_pkey"/.test(error.message);
}

/** True if a stored slug is the one that was sent, perhaps with the suffix for a slug in use. */
export function isSlugOf(stored: string, sent: string): boolean {
  return stored === sent || stored.startsWith(`${sent}-`);
}

/** True when a stored row has exactly these values. */
export function hasFields(stored: object, fields: object): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name)) === JSON.stringify(value),
  );
}

/**
 * The same for a post or a page. Markdown is rendered when it is sent, so that its source counts, and the database strips
 * comments from published HTML.
 */
export function hasWrittenFields(
  stored: { content: string },
  { content, ...others }: { format: string; content: string },
): boolean {
  return (
    hasFields(stored, others) &&
    (others.format === "markdown" || withoutComments(stored.content) === withoutComments(content))
  );
}

function withoutComments(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  return body.innerHTML;
}
