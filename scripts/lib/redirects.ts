import path from "node:path";
import { isObject, textOf } from "./json.ts";
import { isUuid } from "../../src/lib/text/is-uuid.ts";
import { sentenceOf, UserError } from "./user-error.ts";
import { existsIn, readTextIn, writeIn } from "./folder-files.ts";
import { root } from "./root.ts";
import { shown } from "./terminal.ts";

/** The file that the build reads: paths of an old site, and the ids of the posts that they redirect to. */
export const REDIRECTS_FILE = path.join(root, "src/content/redirects.json");
const MEGABYTES = 20;

/** Percent-decoded paths, and the id of a post or a path on this site. */
export type Redirects = Record<string, string>;

/**
 * Reads redirects, without trusting them: an export may have been written by anybody.
 *
 * @throws {UserError} if the file is not a list of redirects
 */
export function readRedirects(file = REDIRECTS_FILE): Redirects {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!existsIn(folder, name)) return {};
  const text = readTextIn(folder, name, MEGABYTES);
  let reason = "";
  try {
    const found: unknown = JSON.parse(text);
    if (isObject(found)) {
      const entries = Object.entries(found).map(([from, to]) => [from, textOf(to)]);
      return Object.fromEntries(entries);
    }
  } catch (error) {
    reason = shown(`: ${sentenceOf(error)}`);
  }
  throw new UserError(`${file} is not a list of addresses${reason}.`);
}

/** Adds redirects. Existing ones stay as they are. */
export function addRedirects(file: string, redirects: Redirects): void {
  const open = openRedirects(file);
  open.add(Object.entries(redirects));
  open.save();
}

/** Redirects in a file, which is written when enough has been added: writing many thousands takes time. */
export type OpenRedirects = {
  /** The target of a URL; undefined for a free one. */
  targetOf: (from: string) => string | undefined;
  /** Adds those that are free. */
  add: (redirects: readonly (readonly [from: string, to: string])[]) => void;
  /** Writes what has been added. */
  save: () => void;
};

/**
 * @param isRehearsal whether nothing is written
 * @throws {UserError} if the file is not a list of redirects
 */
export function openRedirects(file: string, isRehearsal = false): OpenRedirects {
  const known = new Map(Object.entries(readRedirects(file)));
  let unsaved = 0;
  const save = () => {
    if (unsaved === 0 || isRehearsal) return;
    const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeIn(
      path.dirname(file),
      path.basename(file),
      `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
    );
    unsaved = 0;
  };
  return {
    targetOf: (from) => known.get(from),
    add: (redirects) => {
      const added = redirects.filter(([from]) => !known.has(from));
      for (const [from, to] of added) known.set(from, to);
      unsaved += added.length;
      try {
        if (unsaved > known.size / 100) save();
      } catch (error) {
        for (const [from] of added) known.delete(from);
        unsaved -= added.length;
        throw error;
      }
    },
    save,
  };
}

/** Names that every file system and every host accepts, and that have no other meaning in a rule. */
const NAME = /^(?![ .])(?:[^\s\\:*?#"'`<>|{}\p{C}]| (?!$))+$/u;
const MAX_BYTES_OF_NAME = 200;

/**
 * Whether a path can be redirected: one page on a static host, and one line in a rules file. Not a pattern, nor
 * another host, nor path traversal.
 *
 * @param from percent-decoded, without a trailing slash
 */
export function isSource(from: string): boolean {
  const [before, ...names] = from.split("/");
  return (
    before === "" &&
    names.length > 0 &&
    from.length <= 300 &&
    names.every((name) => NAME.test(name) && Buffer.byteLength(name) <= MAX_BYTES_OF_NAME)
  );
}

/**
 * The target of a redirect, percent-encoded: a post by its id, or a path on this site.
 *
 * @returns null for anything else: another site, or more than one URL
 */
export function targetOf(written: string): string | null {
  if (isUuid(written)) return written;
  if (!/^\/[^\s\\"'`<>\p{C}]*$/u.test(written)) return null;
  const url = URL.parse(written, "http://site.invalid");
  const isHere = url?.host === "site.invalid" && !url.pathname.startsWith("//");
  return isHere ? url.pathname + url.search + url.hash : null;
}

/**
 * A path that a static host can redirect: no query string, no path traversal.
 *
 * @param url percent-encoded
 * @returns the path without a trailing slash, percent-decoded; null if it cannot be one
 */
export function safePath(url: string): string | null {
  const [path = ""] = url.split(/[?#]/);
  if (url.includes("?")) return null;
  try {
    const decoded = decodeURIComponent(path).replace(/\/(?:index\.html?)?$/, "");
    return isSource(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
