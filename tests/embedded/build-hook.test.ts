import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { callBuildHook } from "../../supabase/embedded/build-hook.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { PG_NET } from "./site-of-owner.ts";

type Hook = { status: number | null; error: string | null; request_id: string | null };

const backend = await startTestBackend<unknown>({ seed: false });

afterAll(() => backend.close());

beforeEach(async () => {
  await backend.reset();
  await backend.db.exec(
    "insert into private.build_hook (url, token) values ('https://host.example/hook', 'secret')",
  );
});

const makeDue = () =>
  backend.db.exec("update private.build_hook set changed_at = now() - interval '1 minute'");
async function hook(): Promise<Hook | undefined> {
  const { rows } = await backend.db.query<Hook>(
    "select status, error, request_id::text from private.build_hook",
  );
  return rows[0];
}

test("a due call is made once, with the token, and its response is recorded", async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }));
  await callBuildHook(backend, send);
  expect(send).not.toHaveBeenCalled();

  await makeDue();
  await callBuildHook(backend, send);
  await callBuildHook(backend, send);
  expect(send.mock.calls).toEqual([
    [
      "https://host.example/hook",
      expect.objectContaining({
        method: "POST",
        redirect: "manual",
        body: '{"event_type":"content"}',
        headers: { "Content-Type": "application/json", Authorization: "Bearer secret" },
      }),
    ],
  ]);
  expect(await hook()).toMatchObject({ status: 204, error: null });
});

test("an unreachable host is recorded", async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("fetch failed"));
  await makeDue();
  await callBuildHook(backend, send);
  expect(await hook()).toMatchObject({ status: null, error: "fetch failed" });
});

// PGlite has neither pg_net nor pg_cron.
test("without pg_net the database makes no call, which stays due", async () => {
  await makeDue();
  await backend.db.exec("select private.call_build_hook()");
  const { rows } = await backend.db.query("select from private.claim_due_build()");
  expect(rows).toHaveLength(1);
});

test("with pg_net the database makes the call, and reads the response the next time", async () => {
  await backend.db.exec(PG_NET);
  await makeDue();
  await backend.db.exec("select private.call_build_hook()");
  const { rows } = await backend.db.query("select * from net.calls");
  expect(rows).toEqual([
    {
      id: 1,
      url: "https://host.example/hook",
      body: { event_type: "content" },
      headers: { "Content-Type": "application/json", Authorization: "Bearer secret" },
    },
  ]);
  expect(await hook()).toEqual({ status: null, error: null, request_id: "1" });

  await backend.db.exec(`
    select private.call_build_hook();
    insert into net._http_response (id, status_code, timed_out) values (1, 500, false);
    select private.call_build_hook();
  `);
  expect(await hook()).toEqual({ status: 500, error: null, request_id: null });

  await makeDue();
  await backend.db.exec(`
    select private.call_build_hook();
    insert into net._http_response (id, timed_out) values (2, true);
    select private.call_build_hook();
  `);
  expect(await hook()).toMatchObject({ status: null, error: "It did not answer in time." });

  // pg_net keeps requests and responses in tables that do not survive a crash.
  await makeDue();
  await backend.db.exec(`
    select private.call_build_hook();
    update private.build_hook set called_at = now() - interval '6 minutes';
    select private.call_build_hook();
  `);
  expect(await hook()).toEqual({
    status: null,
    error: "It did not answer in time.",
    request_id: null,
  });
});
