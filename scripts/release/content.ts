import fs from "node:fs";
import path from "node:path";

/** The text of the files in `src/content/` by name; line endings are ignored, as Git may change them. */
export function readContent(directory: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(directory)
      .map((name) => [
        name,
        fs.readFileSync(path.join(directory, name), "utf8").replaceAll("\r\n", "\n"),
      ]),
  );
}

/** @returns what differs from the previous release, by file name; null for a deleted file */
export function contentChanges(
  previous: Record<string, string>,
  current: Record<string, string>,
): Record<string, string | null> {
  const names = Object.keys({ ...previous, ...current }).toSorted();
  return Object.fromEntries(
    names
      .filter((name) => previous[name] !== current[name])
      .map((name) => [name, current[name] ?? null]),
  );
}
