import fs from "node:fs";
import path from "node:path";
import { acquireLock } from "../../supabase/embedded/lock.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";

/**
 * Ensures that only one setup runs at a time.
 *
 * @returns a function that releases the lock
 * @throws {UserError} if it is running already, or the folder is not writable
 */
export function lockSetup(root: string): () => void {
  const directory = path.join(root, "supabase/.temp");
  try {
    fs.mkdirSync(directory, { recursive: true });
    return acquireLock(path.join(directory, "setup-run"));
  } catch (error) {
    if (error instanceof UserError) {
      throw new UserError(
        "Setup is already running in another window. Finish it there first. If there is none, delete supabase/.temp/setup-run.lock.",
      );
    }
    throw new UserError(`The project's folder cannot be written to: ${sentenceOf(error)}`);
  }
}
