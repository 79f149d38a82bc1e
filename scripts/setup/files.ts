import path from "node:path";
import { format } from "oxfmt";
import { replaceValues, type ValuePath, type LiteralValue } from "./edit-source.ts";
import { readIfExists } from "../lib/folder-files.ts";
import type { Change } from "./write-files.ts";

export type Files = ReturnType<typeof openFiles>;

/** Files of the project, each read once and kept with its planned changes. Nothing is written. */
export function openFiles(root: string) {
  const before = new Map<string, string | null>();
  const after = new Map<string, string>();
  /** Its planned text; empty if it does not exist. */
  const read = (file: string) => {
    if (!before.has(file)) before.set(file, readIfExists(path.join(root, file)));
    return after.get(file) ?? before.get(file) ?? "";
  };
  return {
    read,
    write: (file: string, text: string) => {
      read(file);
      after.set(file, text);
    },
    changes: (): Change[] =>
      [...after].flatMap(([file, text]) => {
        const previous = before.get(file) ?? null;
        return previous === text ? [] : [{ file, before: previous, after: text }];
      }),
  };
}

/**
 * Replaces values of a TypeScript file.
 *
 * @throws {UserError} if a value does not exist, or is not a literal
 */
export async function editSource(
  files: Files,
  file: string,
  values: readonly (readonly [ValuePath, LiteralValue])[],
): Promise<void> {
  if (values.length === 0) return;
  const before = files.read(file);
  files.write(file, await formatted(file, before, replaceValues(file, before, values)));
}

/** Code in the project's format, if the file was formatted before. */
export async function formatted(file: string, before: string, after: string): Promise<string> {
  const isWindows = before.includes("\r\n");
  const options = { printWidth: 100, endOfLine: isWindows ? "crlf" : "lf" } as const;
  const { code } = await format(file, before, options);
  return code === before ? (await format(file, after, options)).code : after;
}
