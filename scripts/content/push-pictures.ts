import path from "node:path";
import { pictureRecord } from "../../src/data/media/record.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { hasFile, readIn } from "../lib/folder-files.ts";
import { markSynced, hashOf, writePictures, type Folder } from "./folder.ts";
import { formatOf, keyOf, pictureItem, type Item } from "./items.ts";
import { asOwner } from "./owner.ts";
import { linkedFiles } from "./picture-links.ts";
import { MAX_SOURCE_MEGABYTES, restorePicture, storePicture } from "./pictures.ts";
import { concurrentChange, rowOf, type PushContext } from "./pushing.ts";
import { columnsOf } from "../../src/lib/record.ts";
import type { PictureHead } from "./records.ts";
import { updateRow, type PictureRow } from "./site.ts";

/** The names of an item's pictures in `media/`. */
export function linkedIn(item: Item): string[] {
  const cover = "cover" in item.head ? item.head.cover : undefined;
  return [...linkedFiles(cover ?? "", "url"), ...linkedFiles(item.body, formatOf(item))];
}

/** Whether the file of a picture differs from the one that was last synced. */
export function isReplaced({ directory, synced }: Folder, item: Item): boolean {
  const known = synced.get(keyOf(item))?.bytes;
  return (
    known !== undefined &&
    hasFile(directory, item.file) &&
    hashOf(readIn(directory, item.file, MAX_SOURCE_MEGABYTES)) !== known
  );
}

export async function storeNewPicture(context: PushContext, name: string): Promise<void> {
  const { session, store, folder, pictures } = context;
  const bytes = readIn(folder.directory, `media/${name}`, MAX_SOURCE_MEGABYTES);
  const row = await storePicture(session, store, bytes, { name: path.parse(name).name }).catch(
    (error: unknown) => {
      throw new UserError(`media/${name}: ${sentenceOf(error)}`);
    },
  );
  // The same picture may exist under another name.
  if (pictures.fileAt.has(row.path)) pictures.pathOf.set(name, row.path);
  else recordPicture(context, row, name, hashOf(bytes));
}

/** Stores the metadata of a picture from the list. */
export async function writePicture(context: PushContext, head: PictureHead): Promise<void> {
  const { session, store, folder } = context;
  const { id = "", file = "", name = "", alt = "", decorative = false, hash = "" } = head;
  const known = rowOf(context, { kind: "media", id });
  if (!known) {
    const bytes = readIn(folder.directory, `media/${file}`, MAX_SOURCE_MEGABYTES);
    const own = { id, name, alt, decorative, hash, path: head.path ?? "" };
    recordPicture(context, await restorePicture(session, store, bytes, own), file, hashOf(bytes));
    return;
  }
  const version = { id, updatedAt: known.updated_at };
  const row = await asOwner(session, () =>
    updateRow<PictureRow>(session, "media", version, columnsOf(pictureRecord, head)),
  );
  if (!row) throw concurrentChange();
  recordPicture(context, row, file);
}

function recordPicture(context: PushContext, row: PictureRow, file: string, bytes?: string): void {
  const { folder, pictures, site } = context;
  const item = pictureItem(row, file);
  site.pictures = [...site.pictures.filter(({ id }) => id !== row.id), row];
  folder.items.set(keyOf(item), item);
  pictures.fileAt.set(row.path, file);
  pictures.pathOf.set(file, row.path);
  markSynced(folder, item, bytes);
  const heads = [...folder.items.values()].flatMap((each) =>
    each.kind === "media" ? [each.head] : [],
  );
  writePictures(folder, heads);
}
