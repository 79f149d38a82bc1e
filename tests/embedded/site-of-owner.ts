import type { Database } from "../../src/lib/supabase/database.types.ts";
import { startTestBackend, type OwnTestBackend } from "../../supabase/embedded/testing.ts";

/**
 * A site without content, whose owner is known since yesterday. `reset` brings it back to this state.
 *
 * @param prepare what else it has, as SQL
 */
export async function siteOf(owner: string, prepare = ""): Promise<OwnTestBackend<Database>> {
  const backend = await startTestBackend({ seed: false });
  await backend.db.query(
    "insert into private.site_owner (user_id, bound_at) values ($1, now() - interval '1 day')",
    [await backend.userId(owner)],
  );
  await backend.db.exec(prepare);
  await backend.save();
  return backend;
}
