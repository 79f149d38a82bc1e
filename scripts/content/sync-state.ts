import { UserError } from "../lib/user-error.ts";
import { existsIn, readIn, writeIn } from "../lib/folder-files.ts";

const STATE_FILE = ".content.json";
/** Some thousand articles take a few hundred bytes each. */
const MEGABYTES = 20;

/** The folders of each kind: the state file cannot point elsewhere. */
const FILE_PATTERNS = {
  posts: /^posts(?:\/[^./][^/]*)*\/[^./][^/]*\.md$/,
  pages: /^pages(?:\/[^./][^/]*)*\/[^./][^/]*\.md$/,
  projects: /^projects(?:\/[^./][^/]*)*\/[^./][^/]*\.md$/,
  media: /^media\/[^./][^/]*$/,
  settings: /^settings\.yaml$/,
};

/** The state of folder and site at the last sync. */
export type SyncState = {
  file: string;
  /** SHA-256 of the item's text. */
  text: string;
  /** SHA-256 of a picture's file. */
  bytes?: string;
};

/** @throws {UserError} if it cannot be read, or names files that are not items */
export function readSyncState(directory: string): Map<string, SyncState> {
  if (!existsIn(directory, STATE_FILE)) return new Map();
  const text = readIn(directory, STATE_FILE, MEGABYTES).toString("utf8");
  try {
    const { items }: { items: Record<string, unknown> } = JSON.parse(text);
    return new Map(Object.entries(items).map(([key, value]) => [key, syncStateOf(key, value)]));
  } catch {
    throw new UserError(
      `${STATE_FILE} cannot be read. Without it, whatever differs counts as changed on both sides: ` +
        "delete it, or take it from your last commit.",
    );
  }
}

function syncStateOf(key: string, value: unknown): SyncState {
  const known: Record<string, unknown> = { ...Object(value) };
  const { file, text, bytes } = known;
  const [, pattern] =
    Object.entries(FILE_PATTERNS).find(([kind]) => key.startsWith(`${kind}/`)) ?? [];
  const isText = typeof file === "string" && typeof text === "string";
  if (!isText || !pattern?.test(file) || (bytes !== undefined && typeof bytes !== "string")) {
    throw new Error(`${key} is not an item`);
  }
  return { file, text, ...(bytes !== undefined && { bytes }) };
}

/** Stores the state, in an order that makes small diffs. */
export function writeSyncState(directory: string, synced: ReadonlyMap<string, SyncState>): void {
  const items = Object.fromEntries(
    [...synced].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeIn(directory, STATE_FILE, `${JSON.stringify({ items }, null, 2)}\n`);
}
