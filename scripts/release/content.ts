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
  former: Record<string, string>,
  present: Record<string, string>,
): Record<string, string | null> {
  const names = Object.keys({ ...former, ...present }).toSorted();
  return Object.fromEntries(
    names
      .filter((name) => former[name] !== present[name])
      .map((name) => [name, present[name] ?? null]),
  );
}
