import type { Session } from "./session.ts";
import { exists } from "./tables.ts";

/**
 * Records the time of the backup in the database, for the owner's health page. Does nothing if the database is
 * of a version without that record.
 */
export async function recordBackup(session: Session, made: string): Promise<void> {
  if (!(await exists(session, "to_regclass", "private.last_backup"))) return;
  await session.query(
    `insert into private.last_backup (made_at) values ($1)
     on conflict (singleton) do update set made_at = excluded.made_at`,
    [made],
  );
}
