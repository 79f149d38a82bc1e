import fs from "node:fs";
import path from "node:path";
import { compareVersions } from "../upgrade/codemods.ts";
import { root } from "../lib/root.ts";

const RELEASES = path.join(root, "supabase/releases");

/** The released versions, the oldest first. */
export function releases(): string[] {
  return fs.readdirSync(RELEASES).toSorted(compareVersions);
}

/** The folder of a release: `supabase/releases/<version>`. */
export function directoryOf(version: string): string {
  return path.join(RELEASES, version);
}

/**
 * The migrations of a release, in the form of `hashMigrations`. Each is stored with the first release that has
 * it.
 */
export function migrationsOf(version: string): Record<string, string> {
  return Object.fromEntries(
    upTo<Record<string, string>>(version, "migrations.json").flatMap(Object.entries<string>),
  );
}

/**
 * The text of a release's pages, by path. It is stored with the first release that had it; there is none before
 * that.
 */
export function pagesOf(version: string): Record<string, string[]> | undefined {
  return upTo<Record<string, string[]>>(version, "pages.json").at(-1);
}

/**
 * The owner's files of a release, as a new site got them in `src/content/`. Each is stored with the release
 * that changed it.
 *
 * @returns text by file name; none before the first release
 */
export function contentOf(version: string): Record<string, string> {
  const content: Record<string, string> = {};
  for (const changes of upTo<Record<string, string | null>>(version, "content.json")) {
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) delete content[name];
      else content[name] = text;
    }
  }
  return content;
}

/** The files of this name of a release and its predecessors, the oldest first. */
function upTo<Content>(version: string, name: string): Content[] {
  return releases()
    .filter((one) => compareVersions(one, version) <= 0)
    .map((one) => path.join(RELEASES, one, name))
    .filter((file) => fs.existsSync(file))
    .map((file): Content => JSON.parse(fs.readFileSync(file, "utf8")));
}
