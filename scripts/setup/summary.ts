import { structuredPatch } from "diff";
import type { Change } from "./write-files.ts";

/** In a file with more changed lines, the rest is counted. */
const MAX_LINES = 24;

/** Longer lines are cut, so that each takes one line or two. */
const MAX_LENGTH = 160;

/** What would be written, file by file and line by line. */
export function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing to change: the files already say this.";
  return changes.map(describe).join("\n");
}

function describe({ file, before, after }: Change): string {
  const { hunks } = structuredPatch(file, file, before ?? "", after, "", "", { context: 0 });
  const lines = hunks
    .flatMap((hunk) => hunk.lines)
    // For a new `.env` only what is set.
    .filter((line) => !/^\\|^\+(?:#|$|\w+=$)/.test(line));
  const shown = lines.slice(0, MAX_LINES).map((line) => `  ${cut(line.trimEnd())}`);
  const rest = lines.length - shown.length;
  const heading = `\n${file}${before === null ? " (new)" : ""}`;
  return [
    heading,
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more ${rest === 1 ? "line" : "lines"}`] : []),
  ].join("\n");
}

function cut(line: string): string {
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
