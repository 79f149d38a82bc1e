import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendSettingsAtOnce } from "../../supabase/embedded/settings-at-once.ts";

let db: PGlite;

beforeAll(async () => {
  db = await PGlite.create();
  sendSettingsAtOnce(db);
});
afterAll(() => db.close());

/** What Lite says before the first statement of a request. */
async function open(header: string) {
  await db.query("BEGIN");
  await db.query("SELECT set_config('role', $1, true)", ["postgres"]);
  await db.query("SELECT set_config('site.header', $1, true)", [header]);
  await db.query('SET LOCAL ROLE "postgres"');
  await db.query("SET LOCAL transaction_read_only = on");
}
const header = () => db.query("select current_setting('site.header', true) as header");

test("all settings of a transaction reach the database in one message, and end with it", async () => {
  const exec = vi.spyOn(db, "exec");
  await open("one");
  expect(exec).not.toHaveBeenCalled();
  expect((await header()).rows).toEqual([{ header: "one" }]);
  expect(exec).toHaveBeenCalledTimes(1);
  await expect(db.query("create table written ()")).rejects.toMatchObject({ code: "25006" });
  await db.query("ROLLBACK");

  expect((await header()).rows).toEqual([{ header: "" }]);
  await expect(db.query("create table written ()")).resolves.toBeDefined();
  exec.mockRestore();
});

test.each(["it's", "', true); drop table x; --", "\\'", "$1 $2", "a\nb", "\u201c"])(
  "a setting arrives as it was sent: %j",
  async (text) => {
    await open(text);
    expect((await header()).rows).toEqual([{ header: text }]);
    await db.query("COMMIT");
  },
);

test("a setting that is refused fails the transaction, and only that", async () => {
  await db.query("BEGIN");
  await db.query("SELECT set_config('role', $1, true)", ["nobody_of_that_name"]);
  await expect(header()).rejects.toMatchObject({ code: "22023" });
  await db.query("ROLLBACK");
  expect((await header()).rows).toEqual([{ header: "" }]);
});

test("a transaction in which nothing is asked leaves nothing open", async () => {
  await open("unused");
  await db.query("COMMIT");
  await db.query("BEGIN");
  expect((await header()).rows).toEqual([{ header: "" }]);
  await db.query("COMMIT");
});
