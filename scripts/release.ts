/**
 * Seals the release in package.json: `supabase/releases/<version>/` gets the hashes of its new migrations, a
 * backup of a site with rows in every table, and, if they changed since the previous release, the files of
 * `src/content/` and the text of that site's pages. tests/db/releases.isolated.test.ts and
 * tests/scripts/upgrade-types.test.ts upgrade each of them to the current version. See docs/releases.md.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UserError } from "./lib/user-error.ts";
import { treeVersion } from "./prerender/build-info.ts";
import { saveSampleSite, withRelease } from "./release/backup.ts";
import { contentChanges, readContent } from "./release/content.ts";
import { hashMigrations } from "./release/migrations.ts";
import { withPageReader } from "./release/pages.ts";
import { contentOf, directoryOf, migrationsOf, pagesOf } from "./release/sealed.ts";
import { root } from "./lib/root.ts";

const version = treeVersion();
const directory = directoryOf(version);

try {
  if (!read("CHANGELOG.md").includes(`\n## [${version}]`)) {
    throw new UserError(`CHANGELOG.md says nothing of ${version}.`);
  }
  const tag = execFileSync("git", ["tag", "--list", `v${version}`], { cwd: root }).toString();
  if (tag.trim()) throw new UserError(`${version} is released: it never changes again.`);

  fs.rmSync(directory, { recursive: true, force: true });
  const former = migrationsOf(version);
  const migrations = Object.entries(hashMigrations(path.join(root, "supabase/migrations")));
  fs.mkdirSync(directory, { recursive: true });
  write("migrations.json", Object.fromEntries(migrations.filter(([name]) => !(name in former))));
  const changed = contentChanges(contentOf(version), readContent(path.join(root, "src/content")));
  if (Object.keys(changed).length > 0) write("content.json", changed);
  await saveSampleSite(path.join(directory, "backup.tar.gz"));
  const pages = await withPageReader((readPages) => withRelease(version, readPages));
  if (!isDeepStrictEqual(pages, pagesOf(version))) write("pages.json", pages);
  console.log(
    `supabase/releases/${version}: ${migrations.length} migrations, a backup, ` +
      `${Object.keys(pages).length} pages. Commit it, then: git tag v${version}`,
  );
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

function write(name: string, content: object): void {
  fs.writeFileSync(path.join(directory, name), `${JSON.stringify(content, null, 2)}\n`);
}
