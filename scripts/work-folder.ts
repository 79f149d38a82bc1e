import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A temporary folder, and what its script has to know of an interruption. */
type WorkFolder = {
  path: string;
  /** Ends the steps that get it. */
  interrupted: AbortSignal;
  remove: () => void;
};

/**
 * Makes a temporary folder that nobody else can read, and that Ctrl-C removes, too. Steps have to run
 * asynchronously, or the signal is only heard after them.
 */
export function makeWorkFolder(prefix: string): WorkFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  // A step that was ended may still be writing.
  const remove = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const interrupt = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      interrupt.abort();
      remove();
      process.exit(1);
    });
  }
  return { path: folder, interrupted: interrupt.signal, remove };
}
