import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onInterrupt } from "./command-line.ts";

/**
 * Creates a temporary folder that nobody else can read, and that is removed even on Ctrl-C. Steps must run
 * asynchronously, or the signal is only handled after them, and receive `interrupted`, which aborts them.
 */
export function makeWorkFolder(prefix: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  // An aborted step may still be writing.
  const remove = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const interrupt = new AbortController();
  onInterrupt(() => {
    interrupt.abort();
    remove();
  });
  return { path: folder, interrupted: interrupt.signal, remove };
}
