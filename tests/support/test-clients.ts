import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import type { Session } from "../../supabase/embedded/migrate.ts";
import { signToken } from "../../supabase/embedded/tokens.ts";

export type TestClients<DB> = {
  /** A client without a session, like a visitor's browser. */
  asAnon: (address?: string) => SupabaseClient<DB>;
  /** A client signed in as this person. A confirmed account is created if there is none. */
  as: (email: string, address?: string) => Promise<SupabaseClient<DB>>;
  /** An access token for this person, as Auth would issue it. */
  tokenOf: (email: string) => Promise<string>;
  /** The id of this person's account, which is created if there is none. */
  userId: (email: string) => Promise<string>;
  /** Resets every table to the state after migrations and seed, and deletes the emails. */
  reset: () => Promise<void>;
  /** Makes the current state of every table the one that `reset` restores. */
  save: () => Promise<void>;
};

type Backend = {
  fetch: (request: Request, from: { peerAddress: string | null }) => Promise<Response>;
  exclusive: <T>(work: (db: Session) => Promise<T>) => Promise<T>;
};

/**
 * The clients of a backend with the tables of test-backend.sql. They call it directly, without a socket; `address` is the
 * visitor's IP address.
 *
 * @param options.secret signs access tokens; that of the embedded backend by default
 */
export function testClients<DB>(
  backend: Backend,
  options: { secret?: string; deleteEmails: () => unknown },
): TestClients<DB> {
  const client = (address: string, token?: string) =>
    createClient<DB>("http://localhost:5173", publishableKey, {
      global: {
        fetch: (input, init) => backend.fetch(new Request(input, init), { peerAddress: address }),
      },
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    });

  const userId = (email: string) =>
    backend.exclusive(async (db) => {
      await db.query(
        // Auth cannot read a user without timestamps, or with null tokens.
        `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at,
                                 confirmation_token, recovery_token, email_change, email_change_token_new,
                                 created_at, updated_at)
         values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(),
                 'authenticated', 'authenticated', $1, now(), '', '', '', '', now(), now())
         on conflict (email) where is_sso_user = false do nothing`,
        [email],
      );
      const found = await db.query<{ id: string }>("select id from auth.users where email = $1", [
        email,
      ]);
      return found.rows[0]?.id ?? "";
    });

  const tokenOf = async (email: string) => {
    const role = "authenticated";
    return signToken({ sub: await userId(email), email, role, aud: role }, options.secret);
  };

  return {
    userId,
    tokenOf,
    asAnon: (address = "127.0.0.1") => client(address),
    as: async (email, address = "127.0.0.1") => client(address, await tokenOf(email)),
    reset: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.restore()"));
      await options.deleteEmails();
    },
    save: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.save()"));
    },
  };
}
