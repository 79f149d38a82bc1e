import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbedded, type EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { openBackup } from "../backup/archive.ts";
import type { FileStore } from "../backup/file-store.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { directoryOf, migrationsOf } from "./sealed.ts";
import { root } from "../lib/root.ts";

const SUPABASE = path.join(root, "supabase");

/** These sample posts are enough: one with comments, one with formulas, and the draft. */
const SAVED_POSTS = /first-paint|gradient-descent|how-to-write/;

/** For a site without files: the sample's pictures are already in `supabase/seed/media/`. */
export const noFiles: FileStore = {
  read: ({ path: file }) => Promise.reject(new Error(`${file} was asked for.`)),
  write: (_session, { path: file }) => Promise.reject(new Error(`${file} was written.`)),
};

/** Saves a site with rows in every table as a .tar.gz: the sample content, and rows for tables without samples. */
export async function saveSampleSite(file: string): Promise<void> {
  await withDatabase(
    (directory) => {
      for (const name of ["migrations", "seed.sql", "seed"]) {
        fs.cpSync(path.join(SUPABASE, name), path.join(directory, name), { recursive: true });
      }
      fs.rmSync(path.join(directory, "seed/media"), { recursive: true });
      const posts = path.join(directory, "seed/posts");
      for (const name of fs.readdirSync(posts)) {
        if (!SAVED_POSTS.test(name)) fs.rmSync(path.join(posts, name));
      }
    },
    async ({ db }) => {
      const more = path.join(import.meta.dirname, "every-table.sql");
      await db.exec(fs.readFileSync(more, "utf8"));
      await makeBackup(db, fs.createWriteStream(file), noFiles);
    },
  );
}

/** Restores the backup of a release to a database in memory with that release's schema. */
export function withRelease<Result>(
  version: string,
  work: (backend: EmbeddedBackend) => Promise<Result>,
): Promise<Result> {
  return withDatabase(
    (directory) => {
      fs.mkdirSync(path.join(directory, "migrations"));
      for (const name of Object.keys(migrationsOf(version))) {
        const file = path.join("migrations", name);
        fs.copyFileSync(path.join(SUPABASE, file), path.join(directory, file));
      }
    },
    async (backend) => {
      const file = path.join(directoryOf(version), "backup.tar.gz");
      const backup = await openBackup(file, () => fs.createReadStream(file));
      await restoreBackup(backend.db, backup, noFiles);
      return work(backend);
    },
  );
}

/** @param prepare fills the directory with migrations, and a seed if needed */
async function withDatabase<Result>(
  prepare: (supabaseDir: string) => void,
  work: (backend: EmbeddedBackend) => Promise<Result>,
): Promise<Result> {
  using folder = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "release-"));
  prepare(folder.path);
  await using backend = await startEmbedded({ supabaseDir: folder.path });
  return await work(backend);
}
