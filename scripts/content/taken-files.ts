import path from "node:path";

/**
 * The files that `--take` names, by their paths from the folder, with slashes: they may be typed as a shell completes them,
 * from where the command runs.
 */
export function takenFiles(directory: string, typed: readonly string[]): string[] {
  return typed.map((file) => {
    const within = path.relative(directory, path.resolve(file));
    const isOutside = within.startsWith("..") || path.isAbsolute(within);
    return path.normalize(isOutside ? file : within).replaceAll(path.sep, "/");
  });
}
