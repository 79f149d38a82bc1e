import fs from "node:fs";
import path from "node:path";
import { UserError } from "../../scripts/lib/user-error.ts";
import { hasCode } from "../../scripts/lib/has-code.ts";

/**
 * Age in milliseconds above which a file that normally exists for microseconds was left by a killed
 * process.
 */
const STALE_AFTER_MS = 2000;

/**
 * Acquires the pid lock `DIR.lock` beside a data directory, because two processes on one PGlite
 * directory corrupt it. A lock left by a killed process is replaced.
 *
 * @param dataDir absolute path of the data directory
 * @returns a function that releases the lock; it also runs when the process exits
 * @throws Error naming the process that holds the lock and what to do about it
 */
export function acquireLock(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });

  while (!createLock(file)) {
    const holder = readLock(file);
    if (isOtherLiveProcess(holder)) throw new UserError(refusal(dataDir, holder));
    removeStaleLock(file, holder);
  }

  const release = () => {
    process.off("exit", release);
    if (readLock(file) === String(process.pid)) fs.rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

function refusal(dataDir: string, holder: string): string {
  return (
    `The embedded database ${dataDir} is in use by process ${holder}: stop that process, ` +
    `or choose another directory with EMBEDDED_DATA_DIR. If that process has nothing to do with this site, ` +
    `delete ${dataDir}.lock.`
  );
}

function createLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

function readLock(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

/** Our own pid in a lock we did not take was left by an earlier process (containers reuse pids). */
function isOtherLiveProcess(holder: string): boolean {
  const pid = Number(holder);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/**
 * Only one process at a time may inspect and delete a stale lock. Otherwise a second one, having
 * read the same dead pid, would delete the lock that the first has just acquired.
 */
function removeStaleLock(file: string, holder: string): void {
  const guard = `${file}.takeover`;
  if (!createGuard(guard)) return;
  try {
    // An empty lock is being written right now, unless it is old.
    const isStale = readLock(file) === holder && (holder !== "" || isOld(file));
    if (isStale) fs.rmSync(file, { force: true });
  } finally {
    fs.rmdirSync(guard);
  }
}

function createGuard(guard: string): boolean {
  try {
    fs.mkdirSync(guard);
    return true;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  if (isOld(guard)) fs.rmSync(guard, { recursive: true, force: true });
  return false;
}

function isOld(file: string): boolean {
  const modifiedAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return modifiedAt !== undefined && Date.now() - modifiedAt > STALE_AFTER_MS;
}
