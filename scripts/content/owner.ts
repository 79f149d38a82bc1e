import { UserError } from "../lib/user-error.ts";
import { transaction, type Session } from "../backup/session.ts";

/**
 * Runs work in one transaction as the site's owner, like requests of the admin area: row-level security, grants and
 * triggers apply, revisions are recorded, and the audit log names the owner. The database connection itself is the
 * proof of identity, so no second factor is required.
 *
 * @throws {UserError} if the site has no owner
 */
export async function asOwner<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const { rows } = await session.query(
    `select jsonb_build_object(
       'sub', user_id, 'role', 'authenticated', 'aal', 'aal2',
       'iat', ceil(extract(epoch from clock_timestamp()))
     )::text as claims from private.site_owner`,
  );
  const claims = rows[0]?.["claims"];
  if (!claims) {
    throw new UserError(
      "The site has no owner yet. Set one first: select private.set_owner('you@example.com');",
    );
  }
  return transaction(session, async () => {
    await session.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await session.query("set local timezone = 'UTC'");
    await session.query("set local role authenticated");
    return work();
  });
}
