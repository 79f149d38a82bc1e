import type { Session } from "../backup/session.ts";
import { writeIn } from "../lib/folder-files.ts";

/**
 * Writes the subscribers with their confirmed subscriptions to `data/subscribers.json`, without the secrets of
 * their emails. An import ignores it, as consent does not extend to another site.
 */
export async function writeSubscribers(session: Session, directory: string): Promise<number> {
  const { rows } = await session.query(`
    select jsonb_build_object(
      'email', reader.email, 'frequency', reader.frequency,
      'wants', jsonb_agg(
        jsonb_build_object('topic', topic, 'name', name, 'comment_id', comment_id, 'confirmed_at', wish.confirmed_at)
        order by wish.created_at, wish.id
      )
    )::text as row
    from private.subscribers as reader join private.subscriptions as wish on wish.subscriber_id = reader.id
    where wish.confirmed_at is not null and refused is null
    group by reader.id
    order by reader.created_at, reader.email`);
  const all: unknown[] = rows.map(({ row }) => JSON.parse(row ?? "null"));
  writeIn(directory, "data/subscribers.json", `${JSON.stringify(all, null, 2)}\n`);
  return all.length;
}
