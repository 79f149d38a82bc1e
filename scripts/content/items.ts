import { normalLines } from "../lib/normal-lines.ts";
import { setFields, setYaml, withFrontMatter, writeYaml } from "./front-matter.ts";
import { withFolderLinks, type Format, type PictureFiles } from "./picture-links.ts";
import {
  pageHead,
  pictureHead,
  postHead,
  projectHead,
  settingsHead,
  type PageHead,
  type PictureHead,
  type PostHead,
  type ProjectHead,
  type SettingsHead,
} from "./records.ts";
import { writtenText } from "../../src/lib/written-text.ts";
import type { PictureRow, Site } from "./site.ts";

/** The common form of a row and a file, in which they are compared. */
export type Item = { id: string; file: string; body: string } & (
  | { kind: "posts"; head: PostHead }
  | { kind: "pages"; head: PageHead }
  | { kind: "projects"; head: ProjectHead }
  | { kind: "media"; head: PictureHead }
  | { kind: "settings"; head: SettingsHead }
);

export type TextItem = Extract<Item, { kind: "posts" | "pages" | "projects" }>;

export const SETTINGS_FILE = "settings.yaml";
export const PICTURES_FILE = "media.yaml";
export const SETTINGS_ID = "settings";

/** What identifies an item on both sides. */
export function keyOf({ kind, id }: Pick<Item, "kind" | "id">): string {
  return `${kind}/${id}`;
}

export function formatOf(item: Item): Format {
  const isHtml = (item.kind === "posts" || item.kind === "pages") && item.head.format === "html";
  return isHtml ? "html" : "markdown";
}

/** An item as text; two items are equal if their texts are. */
export function serialize({ kind, head, body }: Item): string {
  return kind === "media" || kind === "settings" ? writeYaml(head) : withFrontMatter(head, body);
}

/**
 * The text of a file after a change, keeping everything else that its author typed.
 *
 * @param typed the current text of the file
 * @param from the item in the file
 * @param to the item to write
 */
export function rewritten(typed: string, from: Item, to: Item): string {
  if (typed === serialize(from)) return serialize(to);
  const fields = Object.fromEntries(
    changedFields(from, to).map((name) => [name, Reflect.get(to.head, name)]),
  );
  if (to.kind === "settings") return setYaml(typed, fields);
  const changed = setFields(typed, fields);
  if (from.body === to.body) return changed;
  const [head = ""] = /^---\n[^]*?\n---\n/.exec(changed) ?? [];
  return `${head}\n${to.body}\n`;
}

export function changedFields(one: Item, other: Item): string[] {
  const names = new Set([...Object.keys(one.head), ...Object.keys(other.head)]);
  return [...names].filter(
    (name) =>
      JSON.stringify(Reflect.get(one.head, name)) !== JSON.stringify(Reflect.get(other.head, name)),
  );
}

/**
 * The site's content, by key.
 *
 * @param isTaken whether this name is not available for the file of a row that has none yet
 */
export function itemsOf(
  site: Site,
  fileOf: (key: string) => string | undefined,
  pictures: PictureFiles,
  isTaken: (file: string) => boolean = () => false,
): Map<string, Item> {
  const withFolderCover = <Head extends { cover?: string | undefined }>(head: Head): Head =>
    head.cover === undefined
      ? head
      : { ...head, cover: withFolderLinks(head.cover, "url", pictures) };
  const usedFiles = new Set<string>();
  const items = new Map<string, Item>();
  const put = (item: Item) => items.set(keyOf(item), item);
  const add = (item: Item) => {
    const known = fileOf(keyOf(item));
    const file = known ?? freeName(item.file, (name) => usedFiles.has(name) || isTaken(name));
    usedFiles.add(file);
    const body = withFolderLinks(normalLines(item.body), formatOf(item), pictures);
    put({ ...item, file, body });
  };
  for (const row of site.posts) {
    add({
      kind: "posts",
      id: row.id,
      file: `posts/${fileName(row.slug)}.md`,
      head: withFolderCover(postHead(row)),
      body: writtenText(row),
    });
  }
  for (const row of site.pages) {
    add({
      kind: "pages",
      id: row.id,
      file: `pages/${row.path.split("/").map(fileName).join("/")}.md`,
      head: pageHead(row),
      body: writtenText(row),
    });
  }
  for (const row of site.projects) {
    add({
      kind: "projects",
      id: row.id,
      file: `projects/${fileName(row.slug)}.md`,
      head: withFolderCover(projectHead(row)),
      body: row.long_description,
    });
  }
  for (const row of site.pictures) {
    const file = pictures.fileAt.get(row.path) ?? row.id;
    put(pictureItem(row, file));
  }
  const head = settingsHead(site.settings);
  put({ kind: "settings", id: SETTINGS_ID, file: SETTINGS_FILE, head, body: "" });
  return items;
}

/** @param file name of the picture's file in `media/` */
export function pictureItem(row: PictureRow, file: string): Item {
  const head = pictureHead(row, file);
  return { kind: "media", id: row.id, file: `media/${file}`, head, body: "" };
}

/** A name that is valid on Windows, too. */
export function fileName(slug: string): string {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `${slug}-` : slug;
}

function freeName(file: string, isTaken: (name: string) => boolean): string {
  let name = file;
  for (let number = 2; isTaken(name); number++) name = file.replace(/\.md$/, `-${number}.md`);
  return name;
}
