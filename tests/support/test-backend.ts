import fs from "node:fs";
import path from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { replaceFile } from "../../scripts/lib/folder-files.ts";
import { root } from "../../scripts/lib/root.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { startEmbedded, type EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { filesAt, hashFiles } from "../../supabase/embedded/hash-files.ts";
import type { Mail } from "../../supabase/embedded/mail.ts";
import { seedOnce } from "../../supabase/embedded/migrate.ts";
import { makeSamplePosts } from "../../supabase/embedded/sample-posts.ts";
import { testClients, type TestClients } from "./test-clients.ts";

export type TestBackend<DB> = Omit<EmbeddedBackend, "siteUrl" | "close"> &
  Omit<TestClients<DB>, "save"> & {
    /** The emails to this address since the last reset, oldest first. */
    emailsTo: (email: string) => Promise<Mail[]>;
  };

/** A backend for one test file, which has to close it. */
export type OwnTestBackend<DB> = TestBackend<DB> &
  Pick<EmbeddedBackend, "close"> &
  Pick<TestClients<DB>, "save">;

const siteDir = path.join(root, "supabase");
const snapshotSql = path.join(import.meta.dirname, "test-backend.sql");
const shared = new Map<string, Promise<EmbeddedBackend>>();

/**
 * The in-memory backend that the test files of a worker share, with migrations and seed applied: for files that
 * change rows, and nothing else about the database.
 *
 * @param supabaseDir directory of the migrations and seed; this project's by default
 */
export async function testBackend<DB = Database>(supabaseDir = siteDir): Promise<TestBackend<DB>> {
  const started = shared.get(supabaseDir) ?? startFromTemplate(supabaseDir, true);
  shared.set(supabaseDir, started);
  const backend = withClients<DB>(await started);
  await backend.reset();
  return backend;
}

/**
 * Starts an in-memory backend for one test file, which may change anything.
 *
 * @param options.supabaseDir directory of the migrations and seed; this project's by default
 * @param options.seed false leaves the tables as the migrations made them
 * @param options.extensions Postgres extensions to load besides the usual ones
 */
export async function startTestBackend<DB = Database>(
  options: { supabaseDir?: string; seed?: boolean; extensions?: Extensions } = {},
): Promise<OwnTestBackend<DB>> {
  const { supabaseDir = siteDir, seed = true, extensions } = options;
  return withClients<DB>(await startFromTemplate(supabaseDir, seed, extensions));
}

function withClients<DB>(backend: EmbeddedBackend): OwnTestBackend<DB> {
  return {
    ...backend,
    ...testClients<DB>(backend, { deleteEmails: () => (backend.emails.length = 0) }),
    emailsTo: (email) => Promise.resolve(backend.emails.filter(({ to }) => to === email)),
  };
}

/**
 * Starts a backend from the dump of an earlier one, because Postgres takes seconds to initialize. A
 * template is used for an hour at most, because seeds date their rows relative to now.
 */
async function startFromTemplate(
  supabaseDir: string,
  seed: boolean,
  extensions?: Extensions,
): Promise<EmbeddedBackend> {
  const file = await templateFile(supabaseDir, seed);
  // Read at once, because another worker may replace it.
  const template = new Blob([fs.readFileSync(file)], { type: "application/x-tar" });
  return startEmbedded({ supabaseDir, seed, extensions: { pgtap, ...extensions }, template });
}

/**
 * Creates the templates of this project's databases, seeded and unseeded, if there are none: once,
 * before test files of several workers need them at the same time.
 */
export async function makeTemplates(): Promise<void> {
  for (const seed of [false, true]) await templateFile(siteDir, seed);
}

async function templateFile(supabaseDir: string, seed: boolean): Promise<string> {
  if (seed) await makeSamplePosts(supabaseDir);
  const directory = path.join(siteDir, ".temp/test-templates");
  const file = path.join(directory, `${templateKey(supabaseDir, seed)}.tar`);
  if (!fs.existsSync(file)) await makeTemplate(file, supabaseDir, seed);
  return file;
}

async function makeTemplate(file: string, supabaseDir: string, seed: boolean): Promise<void> {
  // The seeded one begins with the other: migrations take longer than the seed.
  const backend = seed
    ? await startFromTemplate(supabaseDir, false)
    : await startEmbedded({ supabaseDir, seed, extensions: { pgtap } });
  if (seed) {
    await seedOnce(backend.db, backend.files, supabaseDir);
    await backend.db.exec("call test_snapshot.save()");
  } else await backend.db.exec(fs.readFileSync(snapshotSql, "utf8"));
  // Uncompressed: unpacking would take longer than reading 50 MB.
  const dump = await backend.db.dumpDataDir("none");
  await backend.close();
  removeOldTemplates(path.dirname(file));
  replaceFile(file, await dump.bytes());
}

/** A hash of everything a template depends on: versions, the embedded backend, migrations, seed, and the hour. */
function templateKey(supabaseDir: string, seed: boolean): string {
  const sources = [
    path.join(root, "package-lock.json"),
    ...["migrations", ...(seed ? ["seed.sql", "seed"] : [])].map((name) =>
      path.join(supabaseDir, name),
    ),
    path.join(siteDir, "embedded"),
    snapshotSql,
    import.meta.filename,
  ];
  return [
    hashFiles(sources.flatMap(filesAt)),
    seed ? "seeded" : "empty",
    new Date().toISOString().slice(0, 13),
  ].join("-");
}

function removeOldTemplates(directory: string): void {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  for (const file of filesAt(directory)) {
    // Another worker may have renamed or removed it.
    const modifiedAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (modifiedAt < hourAgo) fs.rmSync(file, { force: true });
  }
}
