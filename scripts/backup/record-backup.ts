import type { Session } from "./session.ts";

/**
 * Tells the database when it was saved, for the owner's health page. One that was made before there
 * was a place for it is left as it is.
 *
 * @param made when the backup was made, ISO 8601
 */
export async function recordBackup(session: Session, made: string): Promise<void> {
  const { rows } = await session.query("select to_regclass('private.last_backup')::text as place");
  if (!rows[0]?.["place"]) return;
  await session.query(
    `insert into private.last_backup (made_at) values ($1)
     on conflict (singleton) do update set made_at = excluded.made_at`,
    [made],
  );
}
