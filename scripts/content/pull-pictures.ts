import path from "node:path";
import type { FileStore } from "../backup/file-store.ts";
import { existsIn, filesIn, hasFile, writeIn } from "../lib/folder-files.ts";
import { UserError } from "../lib/user-error.ts";
import type { Compared } from "./compare.ts";
import { hashOf, markSynced, picturesOf, writePictures, type Folder } from "./folder.ts";
import { fileName, PICTURES_FILE, type Item } from "./items.ts";
import type { PictureFiles } from "./picture-links.ts";
import { isReplaced } from "./push-pictures.ts";
import type { PictureHead } from "./records.ts";
import type { PictureRow } from "./site.ts";
import { writeSyncState } from "./sync-state.ts";

const EXTENSIONS: Record<string, string> = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
};

/**
 * The list of pictures during a pull. It is in the folder before the first download, and is saved with the synced state
 * after each, so that the pull after an interrupted one knows the files' names and contents.
 */
export function startPictureList(folder: Folder, compared: readonly Compared[]) {
  const heads = new Map<string, PictureHead>();
  for (const { key, local, remote } of compared) {
    const item = local ?? remote;
    if (item.kind !== "media") continue;
    // What is on both sides stays as it is here until it is downloaded.
    heads.set(key, item.head);
    if (!local) markSynced(folder, item);
  }
  let isWritten = false;
  const write = () => {
    if (isWritten || (heads.size === 0 && !existsIn(folder.directory, PICTURES_FILE))) return;
    writePictures(folder, [...heads.values()]);
    isWritten = true;
  };
  /** The list first: what it lacks of the synced state would count as changed in the folder. */
  const save = () => {
    write();
    writeSyncState(folder.directory, folder.synced);
  };
  save();
  return {
    set: (key: string, head: PictureHead) => {
      if (heads.get(key) === head) return;
      heads.set(key, head);
      isWritten = false;
    },
    remove: (key: string) => {
      if (heads.delete(key)) isWritten = false;
    },
    save,
  };
}

/**
 * Downloads a picture that is not in the folder, or was replaced on the site; false if its file is missing,
 * which is reported.
 *
 * @param options.take files that take the site's version
 */
export async function downloadFile(
  folder: Folder,
  item: Item & { head: PictureHead },
  { local }: Compared,
  store: FileStore,
  { take = [], print }: { take?: readonly string[]; print: (line: string) => void },
): Promise<boolean> {
  const { file } = item;
  const isHere = hasFile(folder.directory, file);
  const isDifferent = local?.kind === "media" && local.head.hash !== item.head.hash;
  const takes = take.includes(file);
  if (isHere && !isDifferent && !takes) return true;
  const isOwn = isHere && isReplaced(folder, item);
  if (isOwn && !takes) {
    print(
      `${file}: replaced on the site, and changed here; the file stays as it is. --take ${file} takes the site's`,
    );
    return true;
  }
  let bytes: Buffer;
  try {
    bytes = await store.read({ path: item.head.path ?? "" });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(`${file}: ${error.message}`);
    return false;
  }
  writeIn(folder.directory, file, bytes);
  markSynced(folder, item, hashOf(bytes));
  if (isOwn) print(`${file}: was changed here, and is the site's again`);
  return true;
}

/** Chooses file names for pictures: the existing ones, or after the picture's name. */
export function nameFiles(folder: Folder, pictures: readonly PictureRow[]): PictureFiles {
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
