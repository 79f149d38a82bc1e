import fs from "node:fs";
import path from "node:path";
import { hasCode } from "../lib/has-code.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { readIfExists } from "../lib/folder-files.ts";

/** A planned change to a file. Paths are relative to the project's root, with forward slashes. */
export type Change = {
  file: string;
  /** As it was read; null if it did not exist. */
  before: string | null;
  after: string;
};

/** The folder in which everything is prepared; ignored by Git. */
const WORK_FOLDER = "supabase/.temp/setup";
const JOURNAL = "journal.json";

type Entry = { file: string; existed: boolean };

/**
 * Writes all files or none. The new texts and copies of the old ones are written beside them first, then the
 * new ones are renamed to their names; a journal lets the next run roll back after a crash.
 *
 * @throws {UserError} if a file was changed since it was read; nothing is written then
 */
export function writeFiles(root: string, changes: readonly Change[]): void {
  for (const { file, before } of changes) {
    if (readIfExists(path.join(root, file)) !== before) {
      throw new UserError(
        `${file} was changed in the meantime. Nothing is written; run setup again.`,
      );
    }
  }
  const work = path.join(root, WORK_FOLDER);
  fs.rmSync(work, { recursive: true, force: true });
  try {
    prepare(root, work, changes);
    for (const [index, { file }] of changes.entries()) {
      const target = targetOf(root, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      moveFile(path.join(work, `${index}.new`), target);
    }
  } catch (error) {
    rollBack(root);
    fs.rmSync(work, { recursive: true, force: true });
    throw new UserError(`Nothing is written: ${sentenceOf(error)}`);
  }
  // From here on there is nothing to roll back.
  fs.rmSync(path.join(work, JOURNAL));
  fs.rmSync(work, { recursive: true, force: true });
}

/** Rolls back a run that was killed while writing; false if there was none. */
export function rollBack(root: string): boolean {
  const work = path.join(root, WORK_FOLDER);
  const journal = readIfExists(path.join(work, JOURNAL));
  if (journal === null) return false;
  const entries: Entry[] = JSON.parse(journal);
  for (const [index, { file, existed }] of entries.entries()) {
    const target = targetOf(root, file);
    const copy = path.join(work, `${index}.old`);
    if (!existed && fs.existsSync(target)) fs.rmSync(target);
    // Missing if an earlier rollback got that far.
    else if (existed && fs.existsSync(copy)) moveFile(copy, target);
  }
  fs.rmSync(path.join(work, JOURNAL));
  fs.rmSync(work, { recursive: true, force: true });
  return true;
}

/** Follows a symbolic link, as some have for `.env`: the linked file changes, and the link stays. */
function targetOf(root: string, file: string): string {
  const fullPath = path.join(root, file);
  return fs.existsSync(fullPath) ? fs.realpathSync(fullPath) : fullPath;
}

/** A link may lead to another disk, and a container may have mounted the file itself: nothing can be renamed to those. */
function moveFile(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV", "EBUSY")) throw error;
    fs.copyFileSync(from, to);
    fs.rmSync(from);
  }
}

function prepare(root: string, work: string, changes: readonly Change[]): void {
  fs.mkdirSync(work, { recursive: true });
  for (const [index, { file, before, after }] of changes.entries()) {
    const target = path.join(root, file);
    write(path.join(work, `${index}.new`), after);
    if (before === null) continue;
    fs.accessSync(target, fs.constants.W_OK);
    // The replaced file may not have been readable by others.
    fs.chmodSync(path.join(work, `${index}.new`), fs.statSync(target).mode);
    fs.copyFileSync(target, path.join(work, `${index}.old`));
  }
  const entries = changes.map(({ file, before }): Entry => ({ file, existed: before !== null }));
  // Renamed, so that it only exists once it is complete.
  write(path.join(work, `${JOURNAL}.new`), JSON.stringify(entries));
  fs.renameSync(path.join(work, `${JOURNAL}.new`), path.join(work, JOURNAL));
}

/** Writes a file to disk, bypassing the cache. */
function write(file: string, text: string): void {
  const handle = fs.openSync(file, "w");
  try {
    fs.writeFileSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
