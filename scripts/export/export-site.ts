import fs from "node:fs";
import { UserError } from "../lib/user-error.ts";
import type { OpenDatabase } from "../backup/open.ts";
import { readFolder } from "../content/folder.ts";
import { SETTINGS_ID } from "../content/items.ts";
import { pull } from "../content/pull.ts";
import { push, type PushResult } from "../content/push.ts";
import type { Database } from "../content/pushing.ts";
import type { Renderer } from "../content/renderer.ts";
import { readSite } from "../content/site.ts";
import { entriesOf } from "../lib/folder-files.ts";
import type { ImportOptions } from "../import/options.ts";
import { addRedirects, readRedirects, type Redirects } from "../lib/redirects.ts";
import { addFormerSlugs, readExportRedirects, writeRedirects } from "./former-slugs.ts";
import { readTables, writeTables } from "./tables.ts";
import { writeFeeds } from "./write-feeds.ts";
import { writeSubscribers } from "./write-subscribers.ts";

type ExportOptions = {
  /** The site's origin, for feeds; empty if unknown. */
  origin: string;
  /** From URLs of a previous site. */
  redirects: Redirects;
  print: (line: string) => void;
};

/**
 * Exports everything worth keeping to a new folder: what a pull writes, and what others wrote.
 *
 * @returns the number of missing picture files, which are reported
 * @throws {UserError} if the folder is not empty: its contents might be older than the site
 */
export async function exportSite(
  { session, store }: Pick<OpenDatabase, "session" | "store">,
  renderer: Pick<Renderer, "sanitize">,
  directory: string,
  { origin, redirects, print }: ExportOptions,
): Promise<{ faults: number }> {
  if (fs.existsSync(directory) && entriesOf(directory).length > 0) {
    throw new UserError(`${directory} is not empty: an export goes into a new folder.`);
  }
  fs.mkdirSync(directory, { recursive: true });
  // It will contain addresses and messages.
  fs.chmodSync(directory, 0o700);
  const { faults } = await pull({ session, store }, directory, { namesNew: false, print });
  const rows =
    (await writeTables(session, directory)) + (await writeSubscribers(session, directory));
  await writeRedirects(session, directory, redirects);
  const site = await readSite(session);
  if (origin) writeFeeds(directory, site, renderer, origin);
  else print("There are no feeds in it, as VITE_SITE_URL does not say where the site is.");
  const { posts, pages, projects, pictures } = site;
  print(
    `${directory} has ${posts.length} posts, ${pages.length} pages, ${projects.length} projects, ${pictures.length} pictures, ` +
      `and ${rows} comments, messages and other rows.`,
  );
  return { faults };
}

/**
 * Imports an export, including its settings if the site has no articles and projects. Existing content stays as
 * it is; where it differs, both versions are shown. Everything is reported before it is written.
 */
export async function importExport(
  database: Database,
  renderer: Renderer,
  directory: string,
  options: Omit<ImportOptions, "fetch">,
): Promise<PushResult> {
  const { isRehearsal, redirectsFile, isFree, print } = options;
  const exported = readExportRedirects(directory, readRedirects(redirectsFile), isFree);
  for (const line of exported.lines) print(line);
  const { posts, pages, projects, pictures } = await readSite(database.session);
  const known = new Set([...posts, ...pages, ...projects, ...pictures].map(({ id }) => id));
  // Not pictures: they are imported before the settings, so resuming an interrupted import still imports those.
  if (posts.length + projects.length > 0) known.add(SETTINGS_ID);
  const take = [...readFolder(directory).items.values()].flatMap(({ id, file }) =>
    known.has(id) ? [] : [file],
  );
  const result = await push(database, renderer, directory, {
    writes: !isRehearsal,
    take,
    isComplete: true,
    print,
  });
  if (isRehearsal) return result;
  const { count, leftOut } = await readTables(database.session, directory);
  print(`${count} comments and messages`);
  if (leftOut > 0) print(`Comments left out, because what they reply to is missing: ${leftOut}`);
  await addFormerSlugs(database.session, exported.formerSlugs);
  addRedirects(redirectsFile, Object.fromEntries(exported.redirects));
  return result;
}
