import fs from "node:fs";
import path from "node:path";
import { root } from "../lib/root.ts";

export const REPORT = path.join(root, "upgrade-report");

/** Replaces the report of the last upgrade. */
export function replaceReport(directory: string): void {
  fs.rmSync(REPORT, { recursive: true, force: true });
  // It contains pages made from the site's own data, and the owner's files.
  fs.mkdirSync(REPORT, { mode: 0o700 });
  fs.cpSync(directory, REPORT, { recursive: true });
}
