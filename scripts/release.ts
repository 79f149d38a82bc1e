/**
 * Seals the release that package.json names: `supabase/releases/<version>/` gets the hashes of its migrations, a
 * backup of a site with rows in every table, and what the pages of that site say. tests/db/releases.test.ts
 * brings each of them to the present version. See docs/releases.md.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../supabase/embedded/start-error.ts";
import { saveSampleSite, withRelease } from "./release/backup.ts";
import { hashMigrations } from "./release/migrations.ts";
import { readPages } from "./release/pages.ts";

const root = path.resolve(import.meta.dirname, "..");
const { version }: { version: string } = JSON.parse(read("package.json"));
const directory = path.join(root, "supabase/releases", version);

try {
  if (!read("CHANGELOG.md").includes(`\n## [${version}]`)) {
    throw new StartError(`CHANGELOG.md says nothing of ${version}.`);
  }
  const tag = execFileSync("git", ["tag", "--list", `v${version}`], { cwd: root }).toString();
  if (tag.trim()) throw new StartError(`${version} is released: it never changes again.`);

  fs.mkdirSync(directory, { recursive: true });
  const migrations = hashMigrations(path.join(root, "supabase/migrations"));
  write("migrations.json", migrations);
  await saveSampleSite(path.join(directory, "backup.tar.gz"));
  const pages = await withRelease(directory, Object.keys(migrations), readPages);
  write("pages.json", pages);
  console.log(
    `supabase/releases/${version}: ${Object.keys(migrations).length} migrations, a backup, ` +
      `${Object.keys(pages).length} pages. Commit it, then: git tag v${version}`,
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

function write(name: string, content: object): void {
  fs.writeFileSync(path.join(directory, name), `${JSON.stringify(content, null, 2)}\n`);
}
