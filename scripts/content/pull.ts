import fs from "node:fs";
import type { OpenDatabase } from "../backup/open.ts";
import { existsIn, pathIn, writeIn } from "../lib/folder-files.ts";
import { writeSyncState } from "./sync-state.ts";
import { compare, isPicture, patchOf, requireTaken, summaryOf, type Compared } from "./compare.ts";
import { markSynced, readFolder, type Folder } from "./folder.ts";
import { isReplaced } from "./push-pictures.ts";
import { itemsOf, rewritten, serialize, type Item } from "./items.ts";
import { downloadFile, nameFiles, startPictureList } from "./pull-pictures.ts";
import { readSite } from "./site.ts";

export type PullOptions = {
  /** Files that take the site's version, discarding local changes. */
  take?: readonly string[];
  /** Whether to delete files whose rows are gone. */
  deletes?: boolean;
  /** Whether new files are reported; in an export everything is new. */
  namesNew?: boolean;
  print: (line: string) => void;
};

/**
 * Updates a folder from the site. Files that were changed stay as they are.
 *
 * @param directory is created if it is missing
 * @returns the number of conflicts, and of files that cannot be read, here or there
 */
export async function pull(
  { session, store }: Pick<OpenDatabase, "session" | "store">,
  directory: string,
  options: PullOptions,
): Promise<{ conflicts: number; faults: number }> {
  const { print } = options;
  const site = await readSite(session);
  const folder = readFolder(directory);
  const names = nameFiles(folder, site.pictures);
  const synced = new Set([...folder.synced.values()].map(({ file }) => file));
  // An existing file may be a draft, or unreadable: no row of the site replaces it.
  const isTaken = (file: string) => synced.has(file) || existsIn(directory, file);
  const items = itemsOf(site, (key) => fileOf(folder, key), names, isTaken);
  for (const [file, fault] of folder.faults) print(`${file}: ${fault}`);

  let conflicts = 0;
  let missing = 0;
  const compared = compare(folder, items);
  requireTaken(options.take ?? [], folder, compared);
  // Pictures first, so that no text refers to a missing file.
  const list = startPictureList(folder, compared);
  for (const entry of compared.filter(isPicture)) {
    const before = folder.synced.get(entry.key);
    const item = chooseVersion(folder, entry, options, () => conflicts++);
    if (item?.kind !== "media") list.remove(entry.key);
    else if (!entry.remote || (await downloadFile(folder, item, entry, store, options))) {
      list.set(entry.key, item.head);
      if (folder.synced.get(entry.key)?.bytes !== before?.bytes) list.save();
    } else {
      // A missing file does not stop the others; the next pull requests it again.
      missing++;
      if (before) folder.synced.set(entry.key, before);
      else folder.synced.delete(entry.key);
    }
  }
  list.save();

  for (const entry of compared.filter((each) => !isPicture(each))) {
    const item = chooseVersion(folder, entry, options, () => conflicts++);
    if (!item || item === entry.local) continue;
    const typed = folder.typed.get(item.file);
    const text =
      entry.local && typed !== undefined ? rewritten(typed, entry.local, item) : serialize(item);
    writeIn(directory, item.file, text);
  }
  writeSyncState(directory, folder.synced);
  return { conflicts, faults: folder.faults.size + missing };
}

/**
 * Decides which version of an item the folder gets, and reports it.
 *
 * @returns null if it has none
 */
function chooseVersion(
  folder: Folder,
  { key, change, local, remote }: Compared,
  { take = [], deletes, namesNew = true, print }: PullOptions,
  onConflict: () => void,
): Item | null {
  const item = local ?? remote;
  const { file } = item;
  const takes = remote !== undefined && take.includes(file);
  if (remote && change === "same") {
    markSynced(folder, remote);
    return item;
  }
  if (remote && (takes || change === "changed remotely" || local === undefined)) {
    if (local || namesNew) print(`${file}: ${local ? summaryOf(local, remote) : "new"}`);
    markSynced(folder, remote);
    return { ...remote, file };
  }
  if (remote && change === "changed on both sides") {
    print(`${file}: changed here and on the site; nothing is written.\n${patchOf(local, remote)}`);
    onConflict();
  } else if (
    change === "changed locally, deleted remotely" ||
    (change === "deleted remotely" && local?.kind === "media" && isReplaced(folder, local))
  ) {
    print(`${file}: changed here, and gone from the site`);
    onConflict();
  } else if (change === "deleted remotely" && deletes) {
    fs.rmSync(pathIn(folder.directory, file), { force: true });
    folder.synced.delete(key);
    print(`${file}: deleted, as it is gone from the site`);
    return null;
  } else if (change === "deleted remotely") {
    print(`${file}: gone from the site; --delete deletes the file, too`);
  } else {
    print(`${file}: ${change}, npm run content:push sends it`);
  }
  return item;
}

/** The file of a row: its current or previous one, unless another text is there now. */
function fileOf({ items, synced, typed, faults }: Folder, key: string): string | undefined {
  const local = items.get(key)?.file;
  const before = synced.get(key)?.file;
  if (local !== undefined || before === undefined) return local;
  return typed.has(before) && !faults.has(before) ? undefined : before;
}
