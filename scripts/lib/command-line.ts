import fs from "node:fs";
import path from "node:path";
import { sentenceOf, UserError } from "./user-error.ts";

/** Runs a command. Failures are reported in a sentence, and by the exit code. */
export async function runCommand(command: () => void | Promise<void>, exitCode = 1): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = exitCode;
  }
}

const cleanUps: (() => void)[] = [];

/** Cleans up before Ctrl-C or `kill` ends the process: all that was given, in order. */
export function onInterrupt(cleanUp: () => void): void {
  if (cleanUps.push(cleanUp) > 1) return;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const each of cleanUps) each();
      process.exit(1);
    });
  }
}

/**
 * The path that is a command's only argument. Options such as `--help` are refused, and so is a second argument: half
 * of an unquoted `my folder`.
 *
 * @param usage a sentence about valid usage
 * @param defaultPath the path if none is typed
 * @throws {UserError} with the usage
 */
export function onlyPath(args: readonly string[], usage: string, defaultPath = ""): string {
  const [typed, ...others] = args;
  const target = typed || defaultPath;
  if (target === "" || target.startsWith("-") || others.length > 0) throw new UserError(usage);
  return typedPath(target);
}

/** The same for a command that reads or writes a folder, which need not exist. @throws {UserError} for a file */
export function onlyFolder(args: readonly string[], usage: string, defaultPath = ""): string {
  const folder = onlyPath(args, usage, defaultPath);
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`${folder} is not a folder. ${usage}`);
  return folder;
}

/** A file or folder, relative to where the command was typed: npm itself runs in the project's folder. */
export function typedPath(target: string, { INIT_CWD = "." } = process.env): string {
  return path.resolve(INIT_CWD, target);
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
