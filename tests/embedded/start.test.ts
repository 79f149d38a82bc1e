// @module-tag full
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded, type EmbeddedOptions } from "../../supabase/embedded/backend.ts";
import { emptyDatabases, fixtureDir, otherProcess, temporaryDataDir } from "./fixture.ts";

const emptyDatabase = emptyDatabases();

async function start(options: EmbeddedOptions) {
  const backend = await startEmbedded({ supabaseDir: fixtureDir, ...options });
  onTestFinished(() => backend.close());
  return backend;
}

async function titles(backend: Awaited<ReturnType<typeof start>>) {
  const { rows } = await backend.db.query<{ title: string }>(
    "select title from public.notes order by number",
  );
  return rows.map(({ title }) => title);
}

test("the seed files run in order, and only once per database", async () => {
  const dataDir = emptyDatabase();
  const first = await start({ dataDir });
  expect(await titles(first)).toEqual(["first", "after first"]);
  await first.db.exec("delete from public.notes where title = 'first'");
  await first.close();

  const second = await start({ dataDir });
  expect(await titles(second)).toEqual(["after first"]);
});

test("the seed files are those in config.toml", () => {
  const config = fs.readFileSync("supabase/config.toml", "utf8");
  expect(config).toMatch(/^sql_paths = \["\.\/seed\.sql", "\.\/seed\/\*\.sql"\]$/m);
});

test("a failing seed is rolled back and named", async () => {
  const dataDir = emptyDatabase();
  const supabaseDir = `${dataDir}-supabase`;
  fs.cpSync(fixtureDir, supabaseDir, { recursive: true });
  const broken = path.join(supabaseDir, "seed", "20-broken.sql");
  fs.writeFileSync(broken, "insert into public.notes (title) values (null)");
  await expect(startEmbedded({ dataDir, supabaseDir })).rejects.toThrow(
    /20-broken\.sql: null value/,
  );

  const unseeded = await start({ dataDir, supabaseDir, seed: false });
  expect(await titles(unseeded)).toEqual([]);
  await unseeded.close();

  fs.rmSync(broken);
  const seeded = await start({ dataDir, supabaseDir });
  expect(await titles(seeded)).toEqual(["first", "after first"]);
});

test("a new migration is applied, a changed one is reported", async () => {
  const dataDir = emptyDatabase();
  const supabaseDir = `${dataDir}-supabase`;
  fs.cpSync(fixtureDir, supabaseDir, { recursive: true });
  await (await start({ dataDir, supabaseDir })).close();

  const migrations = path.join(supabaseDir, "migrations");
  fs.appendFileSync(path.join(migrations, "20250101000100_functions.sql"), "-- later thought");
  fs.writeFileSync(
    path.join(migrations, "20250101000200_more.sql"),
    "insert into public.notes (title) values ('migrated')",
  );
  const printed: string[] = [];
  const backend = await start({ dataDir, supabaseDir, print: (line) => printed.push(line) });
  expect(await titles(backend)).toEqual(["first", "after first", "migrated"]);
  expect(printed).toEqual([
    "20250101000100_functions.sql has changed since this database was made: run npm run db:reset.",
  ]);
});

test("a failing migration is rolled back and named", async () => {
  const dataDir = emptyDatabase();
  const supabaseDir = `${dataDir}-supabase`;
  fs.mkdirSync(path.join(supabaseDir, "migrations"), { recursive: true });
  const file = path.join(supabaseDir, "migrations", "20250101000000_broken.sql");
  fs.writeFileSync(file, "create table public.half (); select nonsense;");
  await expect(startEmbedded({ dataDir, supabaseDir })).rejects.toThrow(/broken\.sql: column "non/);

  fs.writeFileSync(file, "create table public.half ();");
  const backend = await start({ dataDir, supabaseDir });
  expect((await backend.db.query("select from public.half")).rows).toEqual([]);
});

test("an incomplete database is replaced", async () => {
  const dataDir = temporaryDataDir();
  fs.mkdirSync(path.join(`${dataDir}.init`, "base"), { recursive: true });
  fs.mkdirSync(path.join(dataDir, "pg_wal"), { recursive: true });
  fs.writeFileSync(path.join(dataDir, "postgresql.conf"), "");

  const backend = await start({ dataDir });
  expect(await titles(backend)).toHaveLength(2);
  expect(fs.existsSync(`${dataDir}.init`)).toBe(false);
});

test("a directory with other files in it is refused and left alone", async () => {
  const dataDir = temporaryDataDir();
  fs.mkdirSync(dataDir);
  fs.writeFileSync(path.join(dataDir, "thesis.txt"), "dear");
  await expect(start({ dataDir })).rejects.toThrow(/not a database directory.*EMBEDDED_DATA_DIR/);
  expect(fs.readFileSync(path.join(dataDir, "thesis.txt"), "utf8")).toBe("dear");
});

test("a database in use by another process is refused", async () => {
  const dataDir = temporaryDataDir();
  fs.writeFileSync(`${dataDir}.lock`, String(otherProcess()));
  await expect(start({ dataDir })).rejects.toThrow("is in use by process");
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("the same directory gives the same running backend, and a closed one is started again", async () => {
  const dataDir = emptyDatabase();
  const [first, second] = await Promise.all([start({ dataDir }), start({ dataDir })]);
  expect(second).toBe(first);
  await first.close();
  expect(await start({ dataDir })).not.toBe(first);
});

test("reset deletes the database, unless a process is using it", () => {
  const dataDir = emptyDatabase();
  const reset = () =>
    spawnSync(process.execPath, ["scripts/reset-database.ts"], {
      env: { ...process.env, EMBEDDED_DATA_DIR: dataDir },
      encoding: "utf8",
    });

  fs.writeFileSync(`${dataDir}.lock`, String(otherProcess()));
  const refused = reset();
  expect(refused.stderr).toContain("is in use by process");
  expect([refused.status, fs.existsSync(dataDir)]).toEqual([1, true]);

  fs.rmSync(`${dataDir}.lock`);
  expect([reset().status, fs.existsSync(dataDir)]).toEqual([0, false]);
});
