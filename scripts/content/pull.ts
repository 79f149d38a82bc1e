import fs from "node:fs";
import path from "node:path";
import { UserError } from "../lib/user-error.ts";
import type { FileStore } from "../backup/file-store.ts";
import type { OpenDatabase } from "../backup/open.ts";
import { filesIn, hasFile, existsIn, pathIn, writeIn } from "../lib/folder-files.ts";
import { writeSyncState } from "./sync-state.ts";
import { compare, isPicture, patchOf, requireTaken, summaryOf, type Compared } from "./compare.ts";
import {
  markSynced,
  hashOf,
  picturesOf,
  readFolder,
  writePictures,
  type Folder,
} from "./folder.ts";
import { isReplaced } from "./push-pictures.ts";
import { fileName, itemsOf, PICTURES_FILE, rewritten, serialize, type Item } from "./items.ts";
import type { PictureFiles } from "./picture-links.ts";
import type { PictureHead } from "./records.ts";
import { readSite, type PictureRow } from "./site.ts";

export type PullOptions = {
  /** Files that take the site's version, discarding local changes. */
  take?: readonly string[];
  /** Whether to delete files whose rows are gone. */
  deletes?: boolean;
  /** Whether new files are reported; in an export everything is new. */
  namesNew?: boolean;
  print: (line: string) => void;
};

const EXTENSIONS: Record<string, string> = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
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
  const pictures: PictureHead[] = [];
  for (const entry of compared.filter(isPicture)) {
    const before = folder.synced.get(entry.key);
    const item = chooseVersion(folder, entry, options, () => conflicts++);
    if (item?.kind !== "media") continue;
    if (!entry.remote || (await downloadFile(folder, item, entry, store, print))) {
      pictures.push(item.head);
      continue;
    }
    // A missing file does not stop the others; the next pull requests it again.
    missing++;
    pictures.push(entry.local?.kind === "media" ? entry.local.head : item.head);
    if (before) folder.synced.set(entry.key, before);
    else folder.synced.delete(entry.key);
  }
  if (pictures.length > 0 || existsIn(directory, PICTURES_FILE)) writePictures(folder, pictures);

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
  } else if (change === "deleted remotely" && deletes) {
    fs.rmSync(pathIn(folder.directory, file), { force: true });
    folder.synced.delete(key);
    print(`${file}: deleted, as it is gone from the site`);
    return null;
  } else if (change === "deleted remotely") {
    print(`${file}: gone from the site; --delete deletes the file, too`);
  } else if (change === "changed locally, deleted remotely") {
    print(`${file}: changed here, and gone from the site`);
    onConflict();
  } else {
    print(`${file}: ${change}, npm run content:push sends it`);
  }
  return item;
}

/**
 * Downloads a picture that is not in the folder, or was replaced on the site; false if its file is missing,
 * which is reported.
 */
async function downloadFile(
  folder: Folder,
  item: Item & { head: PictureHead },
  { local }: Compared,
  store: FileStore,
  print: (line: string) => void,
): Promise<boolean> {
  const isHere = hasFile(folder.directory, item.file);
  const isDifferent = local?.kind === "media" && local.head.hash !== item.head.hash;
  if (isHere && !isDifferent) return true;
  if (isHere && isReplaced(folder, item)) {
    print(`${item.file}: replaced on the site, and changed here; the file stays as it is`);
    return true;
  }
  let bytes: Buffer;
  try {
    bytes = await store.read({ path: item.head.path ?? "" });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(`${item.file}: ${error.message}`);
    return false;
  }
  writeIn(folder.directory, item.file, bytes);
  markSynced(folder, item, hashOf(bytes));
  return true;
}

/** The file of a row: its current or previous one, unless another text is there now. */
function fileOf({ items, synced, typed, faults }: Folder, key: string): string | undefined {
  const local = items.get(key)?.file;
  const before = synced.get(key)?.file;
  if (local !== undefined || before === undefined) return local;
  return typed.has(before) && !faults.has(before) ? undefined : before;
}

/** Chooses file names for pictures: the existing ones, or after the picture's name. */
function nameFiles(folder: Folder, pictures: readonly PictureRow[]): PictureFiles {
  const files = picturesOf(folder);
  const known = [
    ...files.pathOf.keys(),
    ...filesIn(folder.directory, "media").map((file) => path.posix.basename(file)),
  ];
  // On case-insensitive file systems, Photo.webp is photo.webp.
  const usedFiles = new Set(known.map((file) => file.toLowerCase()));
  for (const { id, name, path, mime } of pictures) {
    if (files.fileAt.has(path)) continue;
    const slug = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 80)
      .replace(/^-|-$/g, "");
    const stem = fileName(slug) || "picture";
    const extension = EXTENSIONS[mime] ?? "bin";
    const short = `${stem}.${extension}`;
    const file = usedFiles.has(short) ? `${stem}-${id}.${extension}` : short;
    usedFiles.add(file);
    files.fileAt.set(path, file);
    files.pathOf.set(file, path);
  }
  return files;
}
