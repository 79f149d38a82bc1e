import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";
import { StartError } from "./start-error.ts";

/**
 * The settings from the environment and the .env files, as browser code sees them.
 *
 * @param directory the folder of the .env files; false if none are read
 * @throws {StartError} if a setting in a file would have no effect because of the file's encoding
 */
export function loadSettings(
  mode: string,
  directory: string | false,
  prefixes: string | string[],
): Record<string, string> {
  if (directory) {
    for (const name of [".env", ".env.local", `.env.${mode}`, `.env.${mode}.local`]) {
      requireReadable(directory, name);
    }
  }
  return loadEnv(mode, directory, prefixes);
}

/** Files saved on Windows may begin with a byte order mark, which becomes part of the first name, or be UTF-16. */
function requireReadable(directory: string, name: string): void {
  const file = path.join(directory, name);
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  const text = fs.readFileSync(file, "utf8");
  const isMisread =
    text.startsWith("\uFFFD") ||
    Object.keys(parseEnv(text)).some((key) => key.startsWith("\uFEFF"));
  if (!isMisread) return;
  throw new StartError(
    `Settings in ${name} would have no effect. Save that file as UTF-8 without a byte order mark.`,
  );
}
