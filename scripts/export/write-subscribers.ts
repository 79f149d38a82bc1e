import type { Session } from "../backup/session.ts";
import { writeIn } from "../folder-files.ts";

/**
 * Writes who is mailed, and of what, to `data/subscribers.json`: those who have confirmed their address,
 * without the secrets of their mails. An import does not take it, as another site is another matter.
 *
 * @returns how many there are
 */
export async function writeSubscribers(session: Session, directory: string): Promise<number> {
  const { rows } = await session.query(`
    select jsonb_build_object(
      'email', reader.email, 'frequency', reader.frequency, 'confirmed_at', reader.confirmed_at,
      'wants', (
        select jsonb_agg(jsonb_build_object('topic', topic, 'name', name, 'comment_id', comment_id) order by created_at, id)
        from private.subscriptions where subscriber_id = reader.id
      )
    )::text as row
    from private.subscribers as reader
    where confirmed_at is not null and refused is null
    order by confirmed_at, email`);
  const all: unknown[] = rows.map(({ row }) => JSON.parse(row ?? "null"));
  writeIn(directory, "data/subscribers.json", `${JSON.stringify(all, null, 2)}\n`);
  return all.length;
}
