import { createHmac } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { replaceFile } from "../../scripts/folder-files.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { startEmbedded, type EmbeddedBackend } from "./backend.ts";
import { filesAt, hashFiles } from "./hash-files.ts";
import { jwtSecret, publishableKey } from "./keys.ts";
import type { Mail } from "./mail.ts";
import { makeSamplePosts } from "./sample-posts.ts";

export type TestBackend<DB> = Omit<EmbeddedBackend, "siteUrl" | "close"> & {
  /** A client without a session, like a visitor's browser. */
  asAnon: (address?: string) => SupabaseClient<DB>;
  /** A client signed in as this person. A confirmed account is created if there is none. */
  as: (email: string, address?: string) => Promise<SupabaseClient<DB>>;
  /** An access token for this person, as Auth would issue it. */
  tokenOf: (email: string) => Promise<string>;
  /** The id of this person's account, which is created if there is none. */
  userId: (email: string) => Promise<string>;
  /** The emails to this address since the last reset, oldest first. */
  emailsTo: (email: string) => Promise<Mail[]>;
  /** Resets every table to the state after migrations and seed, and deletes the emails. */
  reset: () => Promise<void>;
};

/** A backend for one test file, which has to close it. */
export type OwnTestBackend<DB> = TestBackend<DB> &
  Pick<EmbeddedBackend, "close"> & {
    /** Makes the current state of every table the one that `reset` restores. */
    save: () => Promise<void>;
  };

const siteDir = path.resolve(import.meta.dirname, "..");
const shared = new Map<string, Promise<EmbeddedBackend>>();

/**
 * The in-memory backend that the test files of a worker share, with migrations and seed applied:
 * for files that change rows, and nothing else about the database. The clients call it directly,
 * without a socket; `address` is the visitor's IP address.
 *
 * @param supabaseDir directory of the migrations and seed; this project's by default
 */
export async function testBackend<DB = Database>(supabaseDir = siteDir): Promise<TestBackend<DB>> {
  const started = shared.get(supabaseDir) ?? startFromTemplate(supabaseDir, true);
  shared.set(supabaseDir, started);
  const backend = withClients<DB>(await started);
  await backend.reset();
  return backend;
}

/**
 * Starts an in-memory backend for one test file, which may change anything.
 *
 * @param options.supabaseDir directory of the migrations and seed; this project's by default
 * @param options.seed false leaves the tables as the migrations made them
 * @param options.extensions Postgres extensions to load besides the usual ones
 */
export async function startTestBackend<DB = Database>(
  options: { supabaseDir?: string; seed?: boolean; extensions?: Extensions } = {},
): Promise<OwnTestBackend<DB>> {
  const { supabaseDir = siteDir, seed = true, extensions } = options;
  return withClients<DB>(await startFromTemplate(supabaseDir, seed, extensions));
}

function withClients<DB>(backend: EmbeddedBackend): OwnTestBackend<DB> {
  const client = (address: string, token?: string) =>
    createClient<DB>(backend.siteUrl, publishableKey, {
      global: {
        fetch: (input, init) => backend.fetch(new Request(input, init), { peerAddress: address }),
      },
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    });

  const userId = (email: string) =>
    backend.exclusive(async (db) => {
      await db.query(
        `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at)
         values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(),
                 'authenticated', 'authenticated', $1, now())
         on conflict (email) where is_sso_user = false do nothing`,
        [email],
      );
      const found = await db.query<{ id: string }>("select id from auth.users where email = $1", [
        email,
      ]);
      return found.rows[0]?.id ?? "";
    });

  const tokenOf = async (email: string) => accessToken(await userId(email), email);

  return {
    ...backend,
    userId,
    tokenOf,
    asAnon: (address = "127.0.0.1") => client(address),
    as: async (email, address = "127.0.0.1") => client(address, await tokenOf(email)),
    emailsTo: (email) => Promise.resolve(backend.emails.filter(({ to }) => to === email)),
    reset: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.restore()"));
      backend.emails.length = 0;
    },
    save: async () => {
      await backend.exclusive((db) => db.exec("call test_snapshot.save()"));
    },
  };
}

/**
 * Starts a backend from the dump of an earlier one, because Postgres takes seconds to initialize. A
 * template is used for an hour at most, because seeds date their rows relative to now.
 */
async function startFromTemplate(
  supabaseDir: string,
  seed: boolean,
  extensions?: Extensions,
): Promise<EmbeddedBackend> {
  const file = await templateFile(supabaseDir, seed);
  // Read at once, because another worker may replace it.
  const template = new Blob([fs.readFileSync(file)], { type: "application/x-tar" });
  return startEmbedded({ supabaseDir, seed, extensions: { pgtap, ...extensions }, template });
}

/**
 * Creates the templates of this project's databases, seeded and unseeded, if there are none: once,
 * before test files of several workers need them at the same time.
 */
export async function makeTemplates(): Promise<void> {
  for (const seed of [true, false]) await templateFile(siteDir, seed);
}

async function templateFile(supabaseDir: string, seed: boolean): Promise<string> {
  if (seed) await makeSamplePosts(supabaseDir);
  const directory = path.resolve(import.meta.dirname, "../.temp/test-templates");
  const file = path.join(directory, `${templateKey(supabaseDir, seed)}.tar`);
  if (!fs.existsSync(file)) await makeTemplate(file, supabaseDir, seed);
  return file;
}

async function makeTemplate(file: string, supabaseDir: string, seed: boolean): Promise<void> {
  const backend = await startEmbedded({ supabaseDir, seed, extensions: { pgtap } });
  await backend.db.exec(fs.readFileSync(path.join(import.meta.dirname, "testing.sql"), "utf8"));
  // Uncompressed: unpacking would take longer than reading 50 MB.
  const dump = await backend.db.dumpDataDir("none");
  await backend.close();
  removeOldTemplates(path.dirname(file));
  replaceFile(file, await dump.bytes());
}

/** Of everything a template depends on: versions, this folder, migrations, seed, and the hour. */
function templateKey(supabaseDir: string, seed: boolean): string {
  const sources = [
    path.resolve(import.meta.dirname, "../../package-lock.json"),
    ...["migrations", ...(seed ? ["seed.sql", "seed"] : [])].map((name) =>
      path.join(supabaseDir, name),
    ),
    import.meta.dirname,
  ];
  return [
    hashFiles(sources.flatMap(filesAt)),
    seed ? "seeded" : "empty",
    new Date().toISOString().slice(0, 13),
  ].join("-");
}

function removeOldTemplates(directory: string): void {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  for (const file of filesAt(directory)) {
    // Another worker may have renamed or removed it.
    const made = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (made < hourAgo) fs.rmSync(file, { force: true });
  }
}

/** An access token like those of Auth, without the cost of a password check. */
function accessToken(userId: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    email,
    role: "authenticated",
    aud: "authenticated",
    iat: now,
    exp: now + 3600,
  };
  const content = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url(claims)}`;
  return `${content}.${createHmac("sha256", jwtSecret).update(content).digest("base64url")}`;
}

function base64url(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
