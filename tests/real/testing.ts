/** Replaces tests/support/test-backend.ts: the same for tests, on real services. */
import fs from "node:fs";
import path from "node:path";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { testClients, type TestClients } from "../support/test-clients.ts";
import { openServices, type RealBackend } from "./backend.ts";
import { deleteEmails } from "./mail.ts";
import { makeProject } from "./project.ts";
import { storeSampleFiles } from "./sample-files.ts";
import { root } from "../../scripts/lib/root.ts";

type TestBackend<DB> = RealBackend & TestClients<DB>;

type Options = { supabaseDir?: string; seed?: boolean };

const snapshot = fs.readFileSync(path.join(root, "tests/support/test-backend.sql"), "utf8");

let made: Promise<RealBackend> | undefined;

/** The project with migrations and seed, for files that change only rows. */
export async function testBackend<DB = Database>(supabaseDir?: string): Promise<TestBackend<DB>> {
  made ??= makeBackend(supabaseDir === undefined ? {} : { supabaseDir });
  const backend = withClients<DB>(await made);
  await backend.reset();
  return backend;
}

/** A new project, for one test file, which may change anything. */
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
  const { jwtSecret: secret, mail } = backend.services;
  const clients = testClients<DB>(backend, { secret, deleteEmails: () => deleteEmails(mail) });
  return { ...backend, ...clients };
}
