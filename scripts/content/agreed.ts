import { StartError } from "../../supabase/embedded/start-error.ts";
import { isThere, readIn, writeIn } from "../folder-files.ts";

const STATE_FILE = ".content.json";
/** Some thousand articles have a few hundred bytes each. */
const MEGABYTES = 20;

/** Where files of a kind are: no list of them sends one elsewhere. */
const PLACES = {
  posts: /^posts(?:\/[^./][^/]*)*\/[^./][^/]*\.md$/,
  projects: /^projects(?:\/[^./][^/]*)*\/[^./][^/]*\.md$/,
  media: /^media\/[^./][^/]*$/,
  settings: /^settings\.yaml$/,
};

/** What the folder and the site agreed upon last. */
export type Agreed = {
  file: string;
  /** SHA-256 of the item's text. */
  text: string;
  /** SHA-256 of a picture's file. */
  bytes?: string;
};

/** @throws {StartError} if it cannot be read, or names other files than those of items */
export function readAgreed(directory: string): Map<string, Agreed> {
  if (!isThere(directory, STATE_FILE)) return new Map();
  const text = readIn(directory, STATE_FILE, MEGABYTES).toString("utf8");
  try {
    const { items }: { items: Record<string, unknown> } = JSON.parse(text);
    return new Map(Object.entries(items).map(([key, value]) => [key, agreedOf(key, value)]));
  } catch {
    throw new StartError(
      `${STATE_FILE} cannot be read. Without it, whatever differs counts as changed on both sides: ` +
        "delete it, or take it from your last commit.",
    );
  }
}

function agreedOf(key: string, value: unknown): Agreed {
  const known: Record<string, unknown> = { ...Object(value) };
  const { file, text, bytes } = known;
  const [, place] = Object.entries(PLACES).find(([kind]) => key.startsWith(`${kind}/`)) ?? [];
  const isText = typeof file === "string" && typeof text === "string";
  if (!isText || !place?.test(file) || (bytes !== undefined && typeof bytes !== "string")) {
    throw new Error(`${key} is no item`);
  }
  return { file, text, ...(bytes !== undefined && { bytes }) };
}

/** Stores what both sides agree upon, in an order that makes small diffs. */
export function writeAgreed(directory: string, agreed: ReadonlyMap<string, Agreed>): void {
  const items = Object.fromEntries(
    [...agreed].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeIn(directory, STATE_FILE, `${JSON.stringify({ items }, null, 2)}\n`);
}
