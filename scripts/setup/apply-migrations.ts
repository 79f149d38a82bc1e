import { migrationsIn, type Migration } from "../../supabase/embedded/migrate.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { transaction, type Session } from "../backup/session.ts";
import { appliedMigrations } from "../backup/tables.ts";

/** The table in which `supabase db push` records what it has applied, created the same way. */
const RECORDS = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
`;

/** An advisory lock that no other program uses: two runs would apply the same migration. */
const LOCK = "7340125";

/**
 * The migrations that have not been applied to a database, oldest first.
 *
 * @throws {UserError} naming a file with an invalid name
 */
export async function pendingMigrations(session: Session, directory: string): Promise<Migration[]> {
  const applied = new Set(await appliedMigrations(session));
  return migrationsIn(directory).filter(({ version }) => !applied.has(version));
}

/**
 * Applies migrations, each with its record in one transaction: an interrupted run is continued by the next.
 *
 * @throws {UserError} naming the migration that failed
 */
export async function applyMigrations(
  session: Session,
  migrations: readonly Migration[],
): Promise<void> {
  await session.query("select pg_advisory_lock($1::bigint)", [LOCK]);
  try {
    await session.query(RECORDS);
    // Another run may have applied some while this one asked, or waited for it.
    const applied = new Set(await appliedMigrations(session));
    for (const { version, name, sql } of migrations) {
      if (applied.has(version)) continue;
      try {
        await transaction(session, async () => {
          await session.query(sql);
          await session.query(
            `insert into supabase_migrations.schema_migrations (version, name, statements)
             values ($1, $2, array[$3::text])`,
            [version, name, sql],
          );
        });
      } catch (error) {
        throw new UserError(`${version}_${name}.sql: ${sentenceOf(error)}`);
      }
    }
  } finally {
    // A lost connection has released it.
    await session.query("select pg_advisory_unlock($1::bigint)", [LOCK]).catch(() => undefined);
  }
}
