import fs from "node:fs";
import path from "node:path";
import { StartError } from "../supabase/embedded/start-error.ts";

/*
 * Files of a folder, by names that a file, an archive or a site says. A folder may have been written by anybody, so no
 * name leads out of it, and neither does a link in it. Only the folder itself may be a link: its owner named it.
 */

/**
 * The place of a file, which need not be there.
 *
 * @param file path from the folder, with slashes
 * @throws {StartError} if it is outside of the folder, or a link is on the way
 */
export function placeIn(folder: string, file: string): string {
  let place = path.resolve(folder);
  for (const name of file.split("/")) {
    const isName = name !== "" && name === path.basename(name) && !name.includes("\0");
    if (!isName || name === "." || name === "..") {
      throw new StartError(`${JSON.stringify(file)} is not the name of a file in ${folder}.`);
    }
    place = path.join(place, name);
    if (lookAt(place)?.isSymbolicLink()) {
      throw new StartError(`${place} is a symbolic link, which is neither read nor written.`);
    }
  }
  return place;
}

/** Whether there is anything at a place: a file, a folder, or a link wherever it leads. */
export function isThere(folder: string, file: string): boolean {
  return lookAt(path.join(folder, file)) !== undefined;
}

/** What stands at a place itself, without following a link; undefined where nothing can. */
function lookAt(place: string): fs.Stats | undefined {
  try {
    return fs.lstatSync(place);
  } catch {
    return undefined;
  }
}

/** Whether a file of this name can be read. */
export function hasFile(folder: string, file: string): boolean {
  try {
    return lookAt(placeIn(folder, file))?.isFile() === true;
  } catch {
    return false;
  }
}

/**
 * The files below a folder, sorted. Links are left out: those to folders could lead out of it, or round and round.
 *
 * @param start path from the folder, with slashes; empty for the folder itself
 * @returns paths from the folder, with slashes; none where `start` is missing
 */
export function filesIn(folder: string, start = ""): string[] {
  if (start && !isThere(folder, start)) return [];
  const place = start ? placeIn(folder, start) : fs.realpathSync(folder);
  return fs
    .readdirSync(place, { withFileTypes: true })
    .flatMap((entry) => {
      const file = start ? `${start}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesIn(folder, file);
      return entry.isFile() ? [file] : [];
    })
    .toSorted();
}

/**
 * @param megabytes the most that it may have: a file of another kind must not fill the memory
 * @throws {StartError} if it is elsewhere, no file or larger
 */
export function readIn(folder: string, file: string, megabytes: number): Buffer {
  const place = placeIn(folder, file);
  const stats = lookAt(place);
  // What is no file, such as a pipe, might never end.
  if (!stats?.isFile()) throw new StartError(`There is no file ${place}.`);
  if (stats.size > megabytes * 1_000_000) {
    throw new StartError(`The file is larger than ${megabytes} MB.`);
  }
  return fs.readFileSync(place);
}

/**
 * Writes a file whole or not at all. What is new is for its owner's eyes alone, as there may be addresses and
 * messages in it; a file that is replaced keeps its rights.
 *
 * @throws {StartError} if it is elsewhere
 */
export function writeIn(folder: string, file: string, content: string | Uint8Array): void {
  const place = placeIn(folder, file);
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  const mode = (lookAt(place)?.mode ?? 0o600) & 0o777;
  const unfinished = path.join(path.dirname(place), `.unfinished-${process.pid}`);
  // Whatever has this name, a link is not followed.
  fs.rmSync(unfinished, { force: true });
  try {
    fs.writeFileSync(unfinished, content, { flag: "wx", mode });
    fs.renameSync(unfinished, place);
  } catch (error) {
    // As on a full disk: the folder may be committed with what is in it.
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

/** Deletes everything in a folder, which may be missing, but for these. */
export function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (!names.has(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
