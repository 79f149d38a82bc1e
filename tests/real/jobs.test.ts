/** What pg_cron and pg_net do for a site, on a server that has them. */
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { startTestBackend } from "./testing.ts";

let backend: Awaited<ReturnType<typeof startTestBackend<Database>>>;
let hasBoth: boolean;

beforeAll(async () => {
  backend = await startTestBackend();
  const { rows } = await backend.db.query<{ name: string }>(
    "select extname as name from pg_extension where extname in ('pg_cron', 'pg_net')",
  );
  hasBoth = rows.length === 2;
  return () => backend.close();
});

/** The first row, once there is one: pg_cron and pg_net work in separate processes. */
async function read<Row>(sql: string): Promise<Row> {
  const rows: Row[] = [];
  await expect
    .poll(async () => rows.push(...(await backend.db.query<Row>(sql)).rows), {
      // The job runs every minute.
      timeout: 90_000,
      interval: 500,
    })
    .toBeGreaterThan(0);
  const [row] = rows;
  if (!row) throw new Error("There is no row.");
  return row;
}

test("expired rows are removed automatically, and the health page shows it", async ({ skip }) => {
  if (!hasBoth) skip("this server has no pg_cron");
  await backend.db.exec(
    "select cron.alter_job(jobid, schedule := '* * * * *') from cron.job where jobname = 'remove-expired'",
  );
  await read(`select from cron.job_run_details join cron.job using (jobid)
    where jobname = 'remove-expired' and job_run_details.status = 'succeeded'`);
  const owner = await backend.as(demoOwner.email);
  const { data } = await owner
    .rpc("site_health", { built_at: new Date().toISOString() })
    .single()
    .throwOnError();
  expect(data).toMatchObject({ expires_alone: true });
});

test("a build hook set by the owner is called, and its response is recorded", async ({ skip }) => {
  if (!hasBoth) skip("this server has no pg_cron or no pg_net");
  const owner = await backend.as(demoOwner.email);
  // A name that does not resolve: the call fails, and the failure is reported.
  await owner.rpc("set_build_hook", { url: "https://hook.tests.example/build" }).throwOnError();
  expect(await read("select command from cron.job where jobname = 'call-build-hook'")).toEqual({
    command: "select private.call_build_hook(), private.delete_build_runs()",
  });
  await owner.rpc("try_build_hook").throwOnError();
  const { id } = await read<{ id: string }>(
    "select request_id::text as id from private.build_hook where request_id is not null",
  );
  await read(`select from net._http_response where id = ${id}`);
  await backend.db.exec("select private.call_build_hook()");
  const { data } = await owner.rpc("build_status").single().throwOnError();
  expect(data.called_at).not.toBeNull();
  expect(data.status ?? data.error).not.toBeNull();

  await owner.rpc("set_build_hook", { url: "" }).throwOnError();
  const jobs = await backend.db.query("select from cron.job where jobname = 'call-build-hook'");
  expect(jobs.rows).toEqual([]);
});
