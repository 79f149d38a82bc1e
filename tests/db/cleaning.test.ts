/** What the health page says about the removal of expired rows, with a stand-in for pg_cron, which PGlite lacks. */
import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { CLEANUP_SQL } from "../../src/pages/admin/health/database-checks.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { rowsOf } from "./rows-of.ts";

const backend = await startTestBackend();

afterAll(() => backend.close());

async function expiresAutomatically() {
  const owner = await backend.as(demoOwner.email);
  const built_at = new Date().toISOString();
  const [health] = await rowsOf(owner.rpc("site_health", { built_at }));
  return health?.expires_alone;
}

async function runMigration(name: string) {
  const file = path.resolve(import.meta.dirname, "../../supabase/migrations", name);
  await backend.db.exec(fs.readFileSync(file, "utf8"));
}

async function removesMails() {
  const { rows } = await backend.db.query<{ removes: boolean }>(
    "select pg_get_functiondef('private.remove_expired'::regproc) like '%remove_expired_mails%' as removes",
  );
  return rows[0]?.removes;
}

test("without pg_cron, expired rows wait for a visitor", async () => {
  expect(await expiresAutomatically()).toBe(false);
});

test("where the retention migration was run again, emails and subscribers expire as elsewhere", async () => {
  await runMigration("20260101001100_retention.sql");
  expect(await removesMails()).toBe(false);
  await runMigration("20261201001030_remove_expired.sql");
  expect(await removesMails()).toBe(true);
});

test("expired rows are removed automatically only by a job that exists, is active and works", async () => {
  await backend.db.exec(`
    create schema cron;
    create table cron.job (jobid bigint primary key, jobname text, active boolean not null default true);
    create table cron.job_run_details (
      runid bigint primary key, jobid bigint not null, status text not null, end_time timestamptz default now()
    );
    insert into cron.job (jobid, jobname) values (1, 'somebody-else’s');
  `);
  expect(await expiresAutomatically()).toBe(false);

  await backend.db.exec(`
    create function cron.schedule(name text, schedule text, command text) returns void
    begin atomic insert into cron.job (jobid, jobname) values (2, name); end;
    ${CLEANUP_SQL}
    update private.site_owner set bound_at = now() - interval '1 hour';
  `);
  expect(await expiresAutomatically()).toBe(true);
  await backend.db.exec("update cron.job set active = false where jobid = 2");
  expect(await expiresAutomatically()).toBe(false);

  await backend.db.exec(`
    update cron.job set active = true;
    insert into cron.job_run_details values (1, 2, 'succeeded'), (2, 2, 'failed'), (3, 2, 'running'), (4, 1, 'succeeded');
  `);
  expect(await expiresAutomatically()).toBe(false);
  await backend.db.exec("update cron.job_run_details set status = 'succeeded' where runid = 3");
  expect(await expiresAutomatically()).toBe(true);

  await backend.db.exec("update cron.job_run_details set end_time = now() - interval '4 hours'");
  expect(await expiresAutomatically(), "it has stopped").toBe(false);
  await backend.db.exec("delete from cron.job_run_details");
  expect(await expiresAutomatically(), "it has yet to begin").toBe(true);
  await backend.db.exec("update private.site_owner set bound_at = now() - interval '4 hours'");
  expect(await expiresAutomatically(), "it has never begun").toBe(false);
});

test("the health page works when the project's role may not read pg_cron's tables", async () => {
  await backend.db.exec(`
    create role project nologin bypassrls;
    grant usage on schema private, auth to project;
    grant select on all tables in schema public, private, auth to project;
    grant execute on all functions in schema private to project;
    grant create on schema private to project;
    alter function private.site_health(timestamptz) owner to project;
  `);
  expect(await expiresAutomatically()).toBe(false);
});
