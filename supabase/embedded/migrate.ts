import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { entriesOf } from "../../scripts/lib/folder-files.ts";
import { sentenceOf, UserError } from "../../scripts/lib/user-error.ts";
import type { Files } from "./files.ts";
import { localJwtSecret } from "./keys.ts";
import { storeSampleFiles } from "./sample-files.ts";
import { makeSamplePosts } from "./sample-posts.ts";

type Result<Row> = { rows: Row[] };
/** The part of a database connection that is used, with PGlite's names. */
export type Session = {
  query: <Row>(sql: string, values?: unknown[]) => Promise<Result<Row>>;
  exec: (sql: string) => Promise<unknown>;
};
type Database = Session & {
  transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
};

export type Migration = { file: string; version: string; name: string; sql: string };

/** `<14 digits>_<name>.sql`, the format that the Supabase CLI requires. */
const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

/**
 * Runs the migrations that have not been applied, oldest first, each in its own transaction, and records them
 * in the table that the Supabase CLI uses.
 *
 * @param db the database, with the system schemas in place
 * @param supabaseDir directory that contains `migrations/`
 * @returns a warning for each applied migration whose file has changed since
 * @throws {UserError} naming a file with an invalid name; Error naming the migration file that failed
 */
export async function migrate(db: Database, supabaseDir: string): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const warnings: string[] = [];

  for (const { file, version, name, sql } of migrationsIn(path.join(supabaseDir, "migrations"))) {
    const earlier = applied.get(version);
    if (earlier === undefined) {
      const applying = db.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          [version, name, [sql]],
        );
      });
      await applying.catch((error: unknown) => fail(file, error));
    } else if (earlier !== sql) {
      warnings.push(
        `${path.basename(file)} has changed since this database was made: run npm run db:reset.`,
      );
    }
  }
  return warnings;
}

/**
 * Seeds a database once: `seed.sql`, then `seed/*.sql` in order, then the files of the media
 * library, all in one transaction. Does nothing if it has been seeded.
 *
 * @param db the migrated database
 * @param files the files of Storage
 * @param supabaseDir directory that contains the seed files
 * @throws Error naming the seed file that failed; nothing is stored then
 */
export async function seedOnce(db: PGlite, files: Files, supabaseDir: string): Promise<void> {
  const { rows } = await db.query("select from supabase_migrations.seed_files limit 1");
  if (rows.length > 0) return;

  await makeSamplePosts(supabaseDir);
  await db.transaction(async (transaction) => {
    await transaction.exec(`set local app.settings.jwt_secret = '${localJwtSecret}'`);
    // Public files have the site's own origin, not the official stack's.
    await transaction.exec("set local app.settings.files_root = '/'");
    for (const file of seedFiles(supabaseDir)) {
      const sql = fs.readFileSync(file, "utf8");
      await transaction.exec(sql).catch((error: unknown) => fail(file, error));
      await transaction.query(
        "insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
        [path.relative(supabaseDir, file), hash("sha256", sql)],
      );
    }
    await storeSampleFiles(transaction, files, supabaseDir);
  });
}

/** The seed files in the order of `[db.seed] sql_paths` in config.toml (a test compares them), which saves a TOML parser. */
export function seedFiles(supabaseDir: string): string[] {
  const first = path.join(supabaseDir, "seed.sql");
  return [...(fs.existsSync(first) ? [first] : []), ...sqlFiles(path.join(supabaseDir, "seed"))];
}

/**
 * The migrations of a directory, oldest first.
 *
 * @throws {UserError} naming a file with an invalid name
 */
export function migrationsIn(directory: string): Migration[] {
  return sqlFiles(directory).map((file) => {
    const [, version, name] = MIGRATION_FILE.exec(path.basename(file)) ?? [];
    if (!version || !name)
      throw new UserError(`${file} needs a name like 20250131120000_subject.sql.`);
    return { file, version, name, sql: fs.readFileSync(file, "utf8") };
  });
}

/** The SQL files of a directory, which may be missing, sorted by name. */
export function sqlFiles(directory: string): string[] {
  if (!fs.existsSync(directory)) return [];
  return entriesOf(directory)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => path.join(directory, name));
}

async function appliedMigrations(db: Session): Promise<Map<string, string>> {
  const { rows } = await db.query<{ version: string; sql: string }>(
    "select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations",
  );
  return new Map(rows.map(({ version, sql }) => [version, sql]));
}

function fail(file: string, cause: unknown): never {
  throw new Error(`${file}: ${sentenceOf(cause)}`, { cause });
}
