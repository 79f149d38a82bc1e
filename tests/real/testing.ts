/** Takes the place of supabase/embedded/testing.ts: the same for tests, on real services. */
import fs from "node:fs";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { openServices, type RealBackend } from "./backend.ts";
import { deleteEmails } from "./mail.ts";
import { makeProject } from "./project.ts";
import { storeSampleFiles } from "./sample-files.ts";
import { signToken } from "./services.ts";

type TestBackend<DB> = RealBackend & {
  asAnon: (address?: string) => SupabaseClient<DB>;
  as: (email: string, address?: string) => Promise<SupabaseClient<DB>>;
  tokenOf: (email: string) => Promise<string>;
  userId: (email: string) => Promise<string>;
  reset: () => Promise<void>;
  save: () => Promise<void>;
};

type Options = { supabaseDir?: string; seed?: boolean };

const snapshot = fs.readFileSync(
  path.resolve(import.meta.dirname, "../../supabase/embedded/testing.sql"),
  "utf8",
);

let made: Promise<RealBackend> | undefined;

/** The project with migrations and seed, for files that change rows and nothing else. */
export async function testBackend<DB = Database>(supabaseDir?: string): Promise<TestBackend<DB>> {
  made ??= makeBackend(supabaseDir === undefined ? {} : { supabaseDir });
  const backend = withClients<DB>(await made);
  await backend.reset();
  return backend;
}

/** The project made anew, for one test file, which may change anything. */
export async function startTestBackend<DB = Database>(
  options: Options = {},
): Promise<TestBackend<DB>> {
  return withClients<DB>(await makeBackend(options));
}

async function makeBackend(options: Options): Promise<RealBackend> {
  const backend = await openServices();
  await makeProject(backend.db, options);
  const isSample = options.supabaseDir === undefined && (options.seed ?? true);
  if (isSample) await storeSampleFiles(backend.services);
  await backend.db.exec(snapshot);
  return backend;
}

function withClients<DB>(backend: RealBackend): TestBackend<DB> {
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
        // Auth cannot read a user without times, or whose tokens are null.
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

  const tokenOf = async (email: string) =>
    signToken(backend.services, {
      sub: await userId(email),
      email,
      role: "authenticated",
      aud: "authenticated",
    });

  return {
    ...backend,
    userId,
    tokenOf,
    asAnon: (address = "127.0.0.1") => client(address),
    as: async (email, address = "127.0.0.1") => client(address, await tokenOf(email)),
    reset: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.restore()"));
      await deleteEmails(backend.services.mail);
    },
    save: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.save()"));
    },
  };
}

/** Nothing is prepared: a project takes a second. */
export function makeTemplates(): void {}
