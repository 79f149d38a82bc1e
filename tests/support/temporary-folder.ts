import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * An empty folder that is deleted after the test; if created at the beginning of a file, with `afterAll`, after
 * all of its tests.
 */
export function temporaryFolder(afterwards: (remove: () => void) => void = onTestFinished): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-test-"));
  afterwards(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
