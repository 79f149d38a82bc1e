import fs from "node:fs";
import path from "node:path";
import { root } from "../lib/root.ts";

/** Where backups are saved, unless another folder is named. */
export const BACKUPS = path.join(root, "backups");

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.gpg)?$/;

/**
 * The name of a backup's file; an encrypted one also ends in `.gpg`.
 *
 * @param made as in the manifest
 */
export function nameOf(made: string): string {
  return `${made.slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;
}

/**
 * The backups in a folder, oldest first. Anything else in it, such as one that is not complete, is left out.
 *
 * @param folder may be missing
 */
export function backupsIn(folder: string) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.toSorted().flatMap((name) => {
    const found = NAME.exec(name);
    if (!found) return [];
    const [, day, hours, minutes, seconds, encrypted] = found;
    return [
      {
        file: path.join(folder, name),
        /** In milliseconds since 1970. */
        made: Date.parse(`${day}${hours}:${minutes}:${seconds}Z`),
        isEncrypted: encrypted !== undefined,
      },
    ];
  });
}
