import { sentenceOf, UserError } from "../lib/user-error.ts";
import type { Backup } from "./archive.ts";
import type { FileStore } from "./file-store.ts";
import { restoreFiles } from "./files.ts";
import { fillTable, stageLines } from "./fill-tables.ts";
import { exactTransaction, type Session } from "./session.ts";
import { recomputeState } from "./recompute-state.ts";
import { appliedMigrations, exists, listTables, type Table } from "./tables.ts";

/** Tables that the migrations fill; the backup replaces their rows. */
const FILLED_BY_MIGRATIONS = new Set([
  "private.rate_limits",
  "private.site_pages",
  "public.categories",
  "public.site_settings",
]);

/**
 * Restores a backup to an empty database, in one transaction. Rows are inserted in batches, read
 * back, counted and hashed, and so are the files of the media library. See docs/backup.md.
 *
 * @returns tables in the backup that the database lacks: as both have the same migrations, they belong to another
 * program
 * @throws {UserError} if the database is not empty or does not accept the backup unchanged
 */
export async function restoreBackup(
  session: Session,
  backup: Backup,
  store: FileStore,
): Promise<string[]> {
  let areFilesStored = false;
  try {
    if (Object.keys(backup.manifest.files).length > 0) store.requireWritable?.();
    return await exactTransaction(session, "", async () => {
      const foreign = await fillDatabase(session, backup);
      // Last, because it is not rolled back with the transaction; another attempt overwrites the
      // files.
      await restoreFiles(session, backup, store, () => (areFilesStored = true));
      return foreign;
    });
  } catch (error) {
    const state = areFilesStored
      ? "The database was not changed; files that are in Storage already are replaced by another attempt"
      : "Nothing was changed";
    // Some of these sentences have a full stop, and some do not.
    const reason = sentenceOf(error).replace(/\.$/, "");
    throw new UserError(`The backup cannot be restored: ${reason}. ${state}.`);
  }
}

async function fillDatabase(session: Session, { manifest, files }: Backup): Promise<string[]> {
  await requireSameSchema(session, manifest.migrations);
  const tables = await listTables(session);
  await session.query(
    `lock table ${tables.map(({ sql }) => sql).join(", ")} in share row exclusive mode`,
  );
  await requireEmpty(session, tables);
  await stageLines(session, tables, files());

  // Triggers would count, stamp and limit the rows again. They are disabled one by one, because
  // only a superuser may disable all of them (session_replication_role). Foreign keys and check
  // constraints stay enabled.
  const own = tables.filter(({ isOwn }) => isOwn);
  for (const { sql } of own) await session.query(`alter table ${sql} disable trigger user`);
  for (const { sql } of own.toReversed()) await session.query(`delete from ${sql}`);
  for (const table of tables) {
    const entry = manifest.tables[table.name];
    if (!entry) throw new Error(`it lacks the table ${table.name}`);
    await fillTable(session, tables, table, entry);
  }
  for (const { sql } of own) await session.query(`alter table ${sql} enable trigger user`);

  await recomputeState(session, manifest.made);
  await markAsSeeded(session, manifest.made);
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last === null) continue;
    await session.query("select setval(to_regclass($1::text), $2::text::bigint)::text", [
      name,
      last,
    ]);
  }
  const known = new Set(tables.map(({ name }) => name));
  return Object.keys(manifest.tables).filter((name) => !known.has(name));
}

async function requireSameSchema(session: Session, wanted: string[]): Promise<void> {
  const applied = await appliedMigrations(session);
  if (!applied) {
    throw new Error("this database has no schema yet: run npx supabase db push");
  }
  const newer = wanted.find((version) => !applied.includes(version));
  if (newer !== undefined) {
    throw new Error(
      `it is of another version of the site, with the migration ${newer}; ` +
        "docs/backup.md says how to convert it",
    );
  }
  const later = applied.find((version) => !wanted.includes(version));
  if (later !== undefined) {
    throw new Error(
      `it was made before the migration ${later}, so check out the version of that time, restore ` +
        "it there and apply the newer migrations afterwards",
    );
  }
}

async function requireEmpty(session: Session, tables: Table[]): Promise<void> {
  for (const { name, sql } of tables) {
    if (FILLED_BY_MIGRATIONS.has(name)) continue;
    // A migration of the owner's own may fill a table of theirs. It is recorded in the same transaction, and no other is: all
    // of a database that was loaded from a dump may be of one transaction.
    const { rows } = await session.query(
      `select from ${sql} as t where t.xmin not in (
         select m.xmin from supabase_migrations.schema_migrations as m group by m.xmin having count(*) = 1
       ) limit 1`,
    );
    if (rows.length > 0) {
      throw new Error(
        `this database is not empty, there are rows in ${name}. Restore into a new project, or ` +
          "empty the embedded one with npm run db:reset",
      );
    }
  }
}

/** Otherwise the development server would seed the database. */
async function markAsSeeded(session: Session, made: string): Promise<void> {
  if (!(await exists(session, "to_regclass", "supabase_migrations.seed_files"))) return;
  await session.query(
    "insert into supabase_migrations.seed_files (path, hash) values ('restored backup', $1) on conflict do nothing",
    [made],
  );
}
