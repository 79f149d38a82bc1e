import { hash } from "node:crypto";
import path from "node:path";
import { isObject } from "../lib/json.ts";
import { UserError } from "../lib/user-error.ts";
import { filesIn, hasFile, existsIn, readIn, writeIn } from "../lib/folder-files.ts";
import { readSyncState, type SyncState } from "./sync-state.ts";
import { normalLines } from "../lib/normal-lines.ts";
import { readFrontMatter, readYaml, writeYaml, type Head } from "./front-matter.ts";
import {
  formatOf,
  keyOf,
  PICTURES_FILE,
  SETTINGS_FILE,
  SETTINGS_ID,
  serialize,
  type Item,
  type TextItem,
} from "./items.ts";
import { withNormalLinks, type PictureFiles } from "./picture-links.ts";
import {
  readPageHead,
  readPictureHead,
  readPostHead,
  readProjectHead,
  readSettingsHead,
  type PictureHead,
} from "./records.ts";

/** More than any text that the site accepts. */
const MEGABYTES = 2;

/** The contents of a folder. Reading it changes nothing. */
export type Folder = {
  directory: string;
  /** The items by key. New ones have no id yet, and their file name instead. */
  items: Map<string, Item>;
  /** The texts of files as they were typed. */
  typed: Map<string, string>;
  /** Errors in files, by file name. */
  faults: Map<string, string>;
  synced: Map<string, SyncState>;
};

/**
 * Reads a folder.
 *
 * @param directory may be missing
 * @throws {UserError} if the list of pictures cannot be read: every text may refer to one of them
 */
export function readFolder(directory: string): Folder {
  const folder: Folder = {
    directory,
    items: new Map(),
    typed: new Map(),
    faults: new Map(),
    synced: readSyncState(directory),
  };
  readPictures(folder);
  const isPicture = (name: string) => hasPicture(directory, name);
  for (const kind of ["posts", "pages", "projects"] as const) {
    for (const file of textsIn(directory, kind)) {
      attempt(folder, file, () => {
        const typed = readText(directory, file);
        folder.typed.set(file, typed);
        const { head, body: text } = readFrontMatter(typed);
        if (typeof head["cover"] === "string") {
          head["cover"] = withNormalLinks(head["cover"], "url", isPicture);
        }
        const item = textItem(kind, file, head, text);
        const body = withNormalLinks(text, formatOf(item), isPicture);
        add(folder, { ...item, id: item.head.id ?? file, body });
      });
    }
  }
  if (existsIn(directory, SETTINGS_FILE)) {
    attempt(folder, SETTINGS_FILE, () => {
      const typed = readText(directory, SETTINGS_FILE);
      folder.typed.set(SETTINGS_FILE, typed);
      const head = readSettingsHead(recordOf(readYaml(typed)));
      add(folder, { kind: "settings", id: SETTINGS_ID, file: SETTINGS_FILE, head, body: "" });
    });
  }
  return folder;
}

function textItem(kind: TextItem["kind"], file: string, head: Head, body: string): TextItem {
  const item = { id: file, file, body };
  if (kind === "posts") return { ...item, kind, head: readPostHead(head) };
  if (kind === "pages") return { ...item, kind, head: readPageHead(head) };
  return { ...item, kind, head: readProjectHead(head) };
}

/** Whether a file of this name is directly in `media/`: no other folder may be named. */
export function hasPicture(directory: string, name: string): boolean {
  return name === path.basename(name) && hasFile(directory, `media/${name}`);
}

export function picturesOf({ items }: Pick<Folder, "items">): PictureFiles {
  const files: PictureFiles = { fileAt: new Map(), pathOf: new Map() };
  for (const { kind, head } of items.values()) {
    if (kind !== "media" || !head.file || !head.path) continue;
    files.fileAt.set(head.path, head.file);
    files.pathOf.set(head.file, head.path);
  }
  return files;
}

function attempt({ faults }: Folder, file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    faults.set(file, error.message);
  }
}

function add({ items, faults }: Folder, item: Item): void {
  const other = items.get(keyOf(item));
  if (other) {
    const both = "Two files have the same id. A new one needs none.";
    for (const { file } of [other, item]) faults.set(file, both);
    return;
  }
  items.set(keyOf(item), item);
}

function recordOf(value: unknown): Record<string, unknown> {
  if (isObject(value)) return { ...value };
  throw new UserError("This is not a list of names and values.");
}

function readPictures(folder: Folder): void {
  const { directory, items, faults } = folder;
  if (!existsIn(directory, PICTURES_FILE)) return;
  attempt(folder, PICTURES_FILE, () => {
    const list = readYaml(readText(directory, PICTURES_FILE)) ?? [];
    if (!Array.isArray(list)) throw new UserError("This is not a list of pictures.");
    const files = new Set<string>();
    for (const entry of list) {
      const head = readPictureHead(recordOf(entry));
      const { id, file } = head;
      if (!id || !file || file !== path.basename(file) || file.startsWith(".")) {
        throw new UserError("Each picture has an id, and the name of its file in media/.");
      }
      const item: Item = { kind: "media", id, file: `media/${file}`, head, body: "" };
      if (items.has(keyOf(item)) || files.has(file)) {
        throw new UserError(`Two pictures have the same id or the same file: ${id}, ${file}.`);
      }
      files.add(file);
      items.set(keyOf(item), item);
    }
  });
  const fault = faults.get(PICTURES_FILE);
  if (fault) {
    throw new UserError(`${PICTURES_FILE} cannot be read, so nothing is written. ${fault}`);
  }
}

/** The Markdown files in a subfolder, by their paths from the directory, with slashes. */
function textsIn(directory: string, folder: string): string[] {
  return filesIn(directory, folder).filter(
    (file) => file.endsWith(".md") && !file.split("/").some((name) => name.startsWith(".")),
  );
}

function readText(directory: string, file: string): string {
  const bytes = readIn(directory, file, MEGABYTES);
  try {
    return normalLines(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new UserError("The file is not text in UTF-8.");
  }
}

/** Records that both sides are the same now. */
export function markSynced({ synced }: Folder, item: Item, bytes?: string): void {
  const text = hashOf(serialize(item));
  const known = bytes ?? synced.get(keyOf(item))?.bytes;
  synced.set(keyOf(item), { file: item.file, text, ...(known && { bytes: known }) });
}

export function writePictures({ directory }: Folder, heads: PictureHead[]): void {
  const note = "# The pictures in media/. Names and alternative texts may be edited.\n";
  writeIn(directory, PICTURES_FILE, note + writeYaml(heads));
}

export const hashOf = (content: string | Uint8Array): string => hash("sha256", content);
