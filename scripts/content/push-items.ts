import { randomUUID } from "node:crypto";
import path from "node:path";
import { frames } from "../../src/content/frames.ts";
import { removedContent } from "../../src/lib/html/removed-content.ts";
import { slugOf } from "../../src/lib/text/slug.ts";
import { writeIn } from "../lib/folder-files.ts";
import { mainLanguage } from "../words/site-languages.ts";
import type { Compared } from "./compare.ts";
import { hasPicture, markSynced } from "./folder.ts";
import { setFields } from "./front-matter.ts";
import { itemsOf, keyOf, rewritten, type Item, type TextItem } from "./items.ts";
import { asOwner } from "./owner.ts";
import { linkedIn, storeNewPicture, writePicture } from "./push-pictures.ts";
import { concurrentChange, rowOf, type PushContext } from "./pushing.ts";
import { insertRow, updateRow, type PageRow, type PostRow, type ProjectRow } from "./site.ts";
import { changeOf } from "./text-columns.ts";

type TextRow = PostRow | PageRow | ProjectRow;

/** Stores an item of the folder on the site, or deletes the row of one that is gone. */
export async function writeItem(context: PushContext, { local, remote }: Compared): Promise<void> {
  if (local === undefined) return remove(context, remote);
  if (local.kind === "media") return writePicture(context, local.head);
  if (local.kind === "settings") return writeSettings(context, local);
  await writeText(context, await prepareText(context, local), remote);
}

async function remove(context: PushContext, item: Item): Promise<void> {
  const { session, folder } = context;
  const { rows } = await asOwner(session, () =>
    session.query(
      `delete from public.${item.kind}
       where id = $1::text::uuid and updated_at = $2::text::timestamptz returning id::text`,
      [item.id, rowOf(context, item)?.updated_at ?? null],
    ),
  );
  if (rows.length === 0) throw concurrentChange();
  folder.synced.delete(keyOf(item));
}

async function writeSettings({ session, site, folder }: PushContext, item: Item): Promise<void> {
  const names = Object.keys(item.head).join(", ");
  const { rows } = await asOwner(session, () =>
    session.query(
      `update public.site_settings set (${names}) =
         (select ${names} from jsonb_populate_record(null::public.site_settings, $1::text::jsonb))
       where singleton and updated_at = $2::text::timestamptz returning updated_at::text`,
      [JSON.stringify(item.head), site.settings.updated_at],
    ),
  );
  if (rows.length === 0) throw concurrentChange();
  markSynced(folder, item);
}

/**
 * Stores an item's new pictures, and gives a new item its id. The file has the id before the site does, so that
 * an interrupted push does not store it twice.
 */
async function prepareText(context: PushContext, item: TextItem): Promise<TextItem> {
  const { folder, pictures } = context;
  for (const name of linkedIn(item)) {
    if (!pictures.pathOf.has(name) && hasPicture(folder.directory, name))
      await storeNewPicture(context, name);
  }
  if (item.head.id) return item;

  const title = item.head.title ?? titleOf(item.file);
  const language = (item.kind === "posts" && item.head.language) || mainLanguage;
  const given = {
    id: randomUUID(),
    title,
    ...(item.kind === "pages"
      ? { path: item.head.path ?? pathOf(item.file) }
      : { slug: item.head.slug ?? (await slugOf(title, language)) }),
    ...(item.kind !== "projects" && { draft: true }),
  };
  const typed = setFields(folder.typed.get(item.file) ?? "", given);
  writeIn(folder.directory, item.file, typed);
  folder.typed.set(item.file, typed);
  folder.items.delete(keyOf(item));
  const named = { ...item, id: given.id, head: Object.assign(item.head, given) };
  folder.items.set(keyOf(named), named);
  return named;
}

/** The title of a file that declares none: its name, without date and hyphens. */
function titleOf(file: string): string {
  return path
    .basename(file, ".md")
    .replace(/^\d{4}-\d\d-\d\d-/, "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
}

/** The path of a page that declares none: that of its file. */
function pathOf(file: string): string {
  return file.replace(/^pages\/|\.md$/g, "");
}

async function writeText(
  context: PushContext,
  item: TextItem,
  remote: Item | undefined,
): Promise<void> {
  const { session, folder, pictures, options, renderer, site } = context;
  const { kind, id } = item;
  const known = rowOf(context, item);
  const { change, undrawn, html } = await changeOf(context, item, remote);
  const row = known
    ? await asOwner(session, () =>
        updateRow<TextRow>(session, kind, { id, updatedAt: known.updated_at }, change),
      )
    : await insert(context, item, change);
  if (!row) throw concurrentChange();
  for (const { what, why } of removedContent(html, renderer.sanitize, frames))
    options.print(`${item.file}: readers do not get ${what}: ${why}`);
  if (undrawn > 0) {
    options.print(
      `${item.file}: ${undrawn} diagrams stay code until the article is saved in the admin area, ` +
        "because only a browser can draw them",
    );
  }

  // What the database set: a free slug, the publication time.
  const nothing = { posts: [], pages: [], projects: [], pictures: [], settings: site.settings };
  const items = itemsOf({ ...nothing, [kind]: [row] }, () => item.file, pictures);
  const stored = items.get(keyOf(item));
  if (!stored) throw new Error(`The stored row of ${item.file} is missing.`);
  const typed = folder.typed.get(item.file) ?? "";
  const text = rewritten(typed, item, stored);
  if (text !== typed) writeIn(folder.directory, item.file, text);
  markSynced(folder, stored);
}

async function insert(
  { session }: PushContext,
  { kind, id, head }: TextItem,
  columns: object,
): Promise<TextRow> {
  const row = await asOwner(session, () => insertRow<TextRow>(session, kind, { id, ...columns }));
  // The owner may not set when a project was added, but one from another site keeps its position in the order.
  if (kind !== "projects" || !head.date) return row;
  const { rows } = await session.query(
    `update public.projects as t set created_at = $2::text::timestamptz where id = $1::text::uuid
     returning to_jsonb(t)::text as row`,
    [id, head.date],
  );
  return JSON.parse(rows[0]?.["row"] ?? "null");
}
