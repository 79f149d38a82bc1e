/** What the health page says about the cleaning up, with a stand-in for pg_cron, which PGlite lacks. */
import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../supabase/embedded/testing.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { rowsOf } from "./rows-of.ts";

const backend = await startTestBackend();

afterAll(() => backend.close());

async function expiresAlone() {
  const owner = await backend.as(demoOwner.email);
  const built_at = new Date().toISOString();
  const [health] = await rowsOf(owner.rpc("site_health", { built_at }));
  return health?.expires_alone;
}

test("without pg_cron, what has expired waits for a visitor", async () => {
  expect(await expiresAlone()).toBe(false);
});

test("the owner may run the migration of the retention again", async () => {
  const name = "../../supabase/migrations/20260101001100_retention.sql";
  const sql = fs.readFileSync(path.resolve(import.meta.dirname, name), "utf8");
  await expect(backend.db.exec(`begin; ${sql} ${sql} commit;`)).resolves.toBeDefined();
});

test("only a job that is there, active and works removes what has expired", async () => {
  await backend.db.exec(`
    create schema cron;
    create table cron.job (jobid bigint primary key, jobname text, active boolean not null default true);
    create table cron.job_run_details (runid bigint primary key, jobid bigint not null, status text not null);
    insert into cron.job (jobid, jobname) values (1, 'somebody-else’s');
  `);
  expect(await expiresAlone()).toBe(false);

  await backend.db.exec("insert into cron.job (jobid, jobname) values (2, 'remove-expired')");
  expect(await expiresAlone()).toBe(true);
  await backend.db.exec("update cron.job set active = false where jobid = 2");
  expect(await expiresAlone()).toBe(false);

  await backend.db.exec(`
    update cron.job set active = true;
    insert into cron.job_run_details values (1, 2, 'succeeded'), (2, 2, 'failed'), (3, 2, 'running'), (4, 1, 'succeeded');
  `);
  expect(await expiresAlone()).toBe(false);
  await backend.db.exec("update cron.job_run_details set status = 'succeeded' where runid = 3");
  expect(await expiresAlone()).toBe(true);
});

test("what is closed to the project's role does not take the whole page with it", async () => {
  await backend.db.exec(`
    create role project nologin bypassrls;
    grant usage on schema private, auth to project;
    grant select on all tables in schema public, private, auth to project;
    grant execute on all functions in schema private to project;
    grant create on schema private to project;
    alter function private.site_health(timestamptz) owner to project;
  `);
  expect(await expiresAlone()).toBe(false);
});
