import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { pgtapFiles, readPgtap, tapFaults } from "./pgtap.ts";

const backend = await startTestBackend();
// The files would each do it themselves.
await backend.db.exec(`
  alter default privileges grant execute on functions to public;
  create extension pgtap with schema extensions;
  alter default privileges revoke execute on functions from public;
`);

afterAll(() => backend.close());

test.each(pgtapFiles())("%s passes", async (name) => {
  const faults = await backend.exclusive(async (db) => {
    try {
      const results = await db.exec(readPgtap(name));
      return tapFaults(results.map(({ rows }) => rows));
    } finally {
      await db.exec("rollback");
    }
  });
  expect(faults).toEqual([]);
});

test("a failed, a missing and an unplanned test are reported", () => {
  expect(tapFaults([[{ plan: "1..2" }], [{ ok: "ok 1 - fine" }], [{ ok: "ok 2" }]])).toEqual([]);
  expect(
    tapFaults([[{ plan: "1..2" }], [{ ok: "ok 1" }], [{ is: "not ok 2 - x\n# have: 1" }]]),
  ).toEqual(["not ok 2 - x\n# have: 1"]);
  expect(tapFaults([[{ plan: "1..2" }], [{ ok: "ok 1" }]])).toEqual(["planned 2 tests, ran 1"]);
  expect(tapFaults([[{ ok: "ok 1" }]])).toEqual(["planned NaN tests, ran 1"]);
});
