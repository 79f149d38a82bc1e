import fs from "node:fs";
import path from "node:path";
import { normalLines } from "./normal-lines.ts";
import { UserError } from "./user-error.ts";

/*
 * Access to files of a folder by untrusted names, from a file, an archive or a site. No name may lead out of the
 * folder, and neither may a link in it. Only the folder itself may be a link, because its owner chose it.
 */

/**
 * The full path of a file, which need not exist.
 *
 * @param file path from the folder, with slashes
 * @throws {UserError} if it is outside of the folder, or a link is on the way
 */
export function pathIn(folder: string, file: string): string {
  let fullPath = path.resolve(folder);
  for (const name of file.split("/")) {
    const isName = name !== "" && name === path.basename(name) && !name.includes("\0");
    if (!isName || name === "." || name === "..") {
      throw new UserError(`${JSON.stringify(file)} is not the name of a file in ${folder}.`);
    }
    fullPath = path.join(fullPath, name);
    if (statAt(fullPath)?.isSymbolicLink()) {
      throw new UserError(`${fullPath} is a symbolic link, which is neither read nor written.`);
    }
  }
  return fullPath;
}

/** What Finder and Explorer leave in folders that somebody looks at, and macOS beside files on foreign disks. */
const LEFT_BY_FILE_MANAGERS = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** The names in a folder, without those of file managers, which its owner neither wrote nor sees. */
export function entriesOf(folder: string): string[] {
  return fs.readdirSync(folder).filter((name) => !LEFT_BY_FILE_MANAGERS.test(name));
}

/** Whether anything exists at a path: a file, a folder, or a link, whatever its target. */
export function existsIn(folder: string, file: string): boolean {
  return statAt(path.join(folder, file)) !== undefined;
}

/** What is at a path itself, without following links; undefined if there is nothing. */
function statAt(fullPath: string): fs.Stats | undefined {
  try {
    return fs.lstatSync(fullPath);
  } catch {
    return undefined;
  }
}

/** Whether a file of this name can be read, with the size limit of {@link readIn}. */
export function hasFile(folder: string, file: string, megabytes = Infinity): boolean {
  try {
    const stats = statAt(pathIn(folder, file));
    return stats?.isFile() === true && stats.size <= megabytes * 1_000_000;
  } catch {
    return false;
  }
}

/**
 * The files below a folder, sorted. Links are left out: those to folders could lead out of it, or form cycles.
 *
 * @param start path from the folder, with slashes; empty for the folder itself
 * @returns paths from the folder, with slashes; empty if `start` is missing
 */
export function filesIn(folder: string, start = ""): string[] {
  if (start && !existsIn(folder, start)) return [];
  const fullPath = start ? pathIn(folder, start) : fs.realpathSync(folder);
  return fs
    .readdirSync(fullPath, { withFileTypes: true })
    .flatMap((entry) => {
      const file = start ? `${start}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesIn(folder, file);
      return entry.isFile() ? [file] : [];
    })
    .toSorted();
}

/**
 * @param megabytes the size limit: an unexpected file must not fill the memory
 * @throws {UserError} if it is outside, not a file or larger
 */
export function readIn(folder: string, file: string, megabytes: number): Buffer {
  const fullPath = pathIn(folder, file);
  const stats = statAt(fullPath);
  // Reading a pipe, for example, might never end.
  if (!stats?.isFile()) throw new UserError(`There is no file ${fullPath}.`);
  if (stats.size > megabytes * 1_000_000) {
    throw new UserError(`The file is larger than ${megabytes} MB.`);
  }
  return fs.readFileSync(fullPath);
}

/** The same as text, see {@link normalLines}. */
export function readTextIn(folder: string, file: string, megabytes: number): string {
  return normalLines(readIn(folder, file, megabytes).toString("utf8"));
}

/** The text of a file whose name is trusted; null if it does not exist. */
export function readIfExists(file: string): string | null {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
}

/**
 * Writes a file completely or not at all. New files are readable by their owner only, as they may contain
 * addresses and messages; a replaced file keeps its permissions.
 *
 * @throws {UserError} if it is outside
 */
export function writeIn(folder: string, file: string, content: string | Uint8Array): void {
  const fullPath = pathIn(folder, file);
  fs.mkdirSync(path.dirname(fullPath), { recursive: true, mode: 0o700 });
  const mode = (statAt(fullPath)?.mode ?? 0o600) & 0o777;
  const unfinished = path.join(path.dirname(fullPath), `.unfinished-${process.pid}`);
  // If there is something of this name, a link is not followed.
  fs.rmSync(unfinished, { force: true });
  try {
    fs.writeFileSync(unfinished, content, { flag: "wx", mode });
    fs.renameSync(unfinished, fullPath);
  } catch (error) {
    // For example if the disk is full: the folder may be committed with all its files.
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Writes a file that other processes may read or write at the same time: it is renamed when it is complete. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/** Deletes everything in a folder, which may be missing, except for some names. */
export function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (!names.has(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
