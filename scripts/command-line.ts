import path from "node:path";
import { sentenceOf, StartError } from "../supabase/embedded/start-error.ts";

/** Runs a command. Failures are reported in a sentence, and by the exit code. */
export async function runCommand(command: () => void | Promise<void>, failed = 1): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = failed;
  }
}

/** Cleans up before Ctrl-C or `kill` ends the process. */
export function onInterrupt(cleanUp: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      cleanUp();
      process.exit(1);
    });
  }
}

/**
 * The only place among a command's arguments: `--help` is not a folder, and neither is half of `my folder`.
 *
 * @param usage a sentence about valid usage
 * @param usual the place if none is typed
 * @throws {StartError} with the usage
 */
export function onlyPlace(args: readonly string[], usage: string, usual = ""): string {
  const [typed, ...others] = args;
  const place = typed || usual;
  if (place === "" || place.startsWith("-") || others.length > 0) throw new StartError(usage);
  return typedPlace(place);
}

/** A file or folder, relative to where the command was typed: npm itself runs in the project's folder. */
export function typedPlace(place: string, { INIT_CWD = "." } = process.env): string {
  return path.resolve(INIT_CWD, place);
}

/**
 * Whether this is a dry run. If `--` is forgotten before `--dry-run`, npm takes it for its own option, and
 * passes it on only through the environment.
 *
 * @param isTyped whether the script was given the option
 */
export function isDryRun(isTyped: boolean, environment = process.env): boolean {
  return isTyped || environment["npm_config_dry_run"] === "true";
}
