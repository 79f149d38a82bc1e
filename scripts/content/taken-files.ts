import path from "node:path";
import { typedPath } from "../lib/command-line.ts";

/**
 * The files named with `--take`, by their paths from the folder, with slashes: they may be typed as a shell
 * completes them, relative to where the command was typed.
 */
export function takenFiles(directory: string, typed: readonly string[]): string[] {
  return typed.map((file) => {
    const within = path.relative(directory, typedPath(file));
    const isOutside = within.startsWith("..") || path.isAbsolute(within);
    return path.normalize(isOutside ? file : within).replaceAll(path.sep, "/");
  });
}
