import fs from "node:fs";
import path from "node:path";
import { replaceFolder } from "../lib/replace-folder.ts";
import { root } from "../lib/root.ts";

export const REPORT = path.join(root, "upgrade-report");

/** Replaces the report of the last upgrade. */
export function replaceReport(directory: string, report = REPORT): void {
  // Copied beside it first: the owner may have resolved conflicts in the last one.
  const unfinished = `${report}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  try {
    // It contains pages made from the site's own data, and the owner's files.
    fs.mkdirSync(unfinished, { mode: 0o700 });
    fs.cpSync(directory, unfinished, { recursive: true });
    replaceFolder(report, unfinished);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}
