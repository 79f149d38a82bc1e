import fs from "node:fs";
import path from "node:path";

/**
 * Takes the pid lock `DIR.lock` beside a data directory, because two processes on one PGlite
 * directory corrupt it. A lock left by a killed process is taken over.
 *
 * @param dataDir absolute path of the data directory
 * @returns a function that gives the lock back; it also runs when the process exits
 * @throws Error naming the process that holds the lock and what to do about it
 */
export function acquireLock(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });

  while (!createLock(file)) {
    const holder = readLock(file);
    if (isOtherLiveProcess(holder)) throw new Error(refusal(dataDir, holder));
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
    `or choose another directory with EMBEDDED_DATA_DIR.`
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
 * Moves the lock aside before deleting it: when another process took it over in between, what we
 * moved is that process's live lock and goes back.
 */
function removeStaleLock(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (readLock(aside) === holder) fs.rmSync(aside);
  else fs.renameSync(aside, file);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
