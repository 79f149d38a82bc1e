import { afterAll, beforeEach } from "vitest";
import { startTestBackend } from "../../supabase/embedded/testing.ts";

/**
 * A site without content, whose owner is known since yesterday, for the tests of one file. Each finds it as it began.
 *
 * @param prepare what else it has, as SQL
 */
export async function siteOf(owner: string, prepare = "") {
  const backend = await startTestBackend({ seed: false });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());
  await backend.db.query(
    "insert into private.site_owner (user_id, bound_at) values ($1, now() - interval '1 day')",
    [await backend.userId(owner)],
  );
  await backend.db.exec(prepare);
  await backend.save();
  return backend;
}
