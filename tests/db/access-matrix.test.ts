import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { functions, keysIn, tables, type TableName } from "../../supabase/access-matrix.ts";
import { differences } from "./access-catalog.ts";
import {
  conditionFor,
  examplesFor,
  resetScene,
  setScene,
  tryFunctions,
  tryTables,
  type Person,
} from "./access.ts";
import { caller } from "./rest.ts";
import { isFull } from "../support/scope.ts";

const STRANGER = "00000000-0000-4000-9000-000000000002";
const IMPOSTER = "00000000-0000-4000-9000-000000000003";
const OWNER = "00000000-0000-4000-9000-000000000001";

const backend = await startTestBackend<unknown>({ seed: false });
await setScene(backend);
afterAll(() => backend.close());
const as = async (email: string) => caller(backend, { token: await backend.tokenOf(email) });

/** The imposter appears twice: as anyone may become one, and as the account that the site is bound to by mistake. */
const people: Record<string, () => Promise<Person>> = {
  "a visitor": async () => ({ actor: "anonymous", id: null, call: caller(backend) }),
  "a stranger": async () => ({
    actor: "stranger",
    id: STRANGER,
    call: await as("ada@example.com"),
  }),
  "an unconfirmed account under the owner's address": async () => ({
    actor: "imposter",
    id: IMPOSTER,
    call: await as("owner@example.com"),
  }),
  "an unconfirmed account that the site is bound to": async () => ({
    actor: "imposter",
    id: IMPOSTER,
    call: await as("owner@example.com"),
    entrance: `update private.site_owner set user_id = '${IMPOSTER}'`,
  }),
  "the owner": async () => ({ actor: "owner", id: OWNER, call: await as("robin@example.com") }),
};

test("the matrix lists every table, column and function, and nothing else", async () => {
  expect(await differences(backend)).toEqual({ unnamed: [], unknown: [] });
});

/** Otherwise a policy that shows every row would not be noticed. */
test("every restriction to some rows hides a row, and shows one", async () => {
  await backend.reset();
  const untried: string[] = [];
  for (const name of keysIn(tables)) {
    const reach = tables[name].select.anonymous;
    if (reach === "all" || reach === "none") continue;
    const { rows } = await backend.db.query<{ shown: boolean }>(
      `select distinct coalesce(${conditionFor(reach, null)}, false) as shown from public.${name}`,
    );
    if (rows.length < 2) untried.push(name);
  }
  expect(untried, "their samples, or tests/db/access-scene.sql").toEqual([]);
});

const outsiders = Object.entries(people).filter(([name]) =>
  ["a visitor", "a stranger"].includes(name),
);
/**
 * The full run tries everyone. To the database an imposter is a stranger, as the next test shows, and
 * a right that the owner lacks by mistake is noticed wherever the owner works.
 */
const tryEveryTime = isFull ? Object.entries(people) : outsiders;

const everyTable = tryEveryTime.flatMap(([who, arrive]) =>
  keysIn(tables).map((table) => ({ who, table, arrive })),
);

test.each(everyTable)("$who has the rights on $table in the matrix", async ({ table, arrive }) => {
  expect(await tryTables(backend, await arrive(), [table])).toEqual([]);
});

test.each(tryEveryTime)("%s may call the functions that the matrix allows", async (_, arrive) => {
  expect(await tryFunctions(backend, await arrive())).toEqual([]);
});

/**
 * When a required value is missing, PostgreSQL's error contains the row, and functions write rows that visitors may
 * not read completely: why a comment is held, which account a subscription belongs to.
 */
test.each(outsiders)("no error reveals a row to %s", async (_, arrive) => {
  const person = await arrive();
  const { rows } = await backend.db.query<{ name: string; parts: string[] }>(
    `select proname as name, proargnames[1:pronargs] as parts from pg_proc
       where pronamespace = 'public'::regnamespace and pronargs > 0`,
  );
  const partsOf = new Map(rows.map(({ name, parts }) => [name, parts]));
  const examples = examplesFor(person);

  const shown: string[] = [];
  for (const name of keysIn(functions).filter((each) => functions[each].includes(person.actor))) {
    await resetScene(backend, person);
    for (const part of partsOf.get(name) ?? []) {
      await backend.db.exec("delete from private.rate_limit_hits");
      const given = { ...examples[name], [part]: null };
      const { body } = await person.call("POST", `/rest/v1/rpc/${name}`, given);
      if (JSON.stringify(body).includes("Failing row")) shown.push(`${name}, without ${part}`);
    }
  }
  expect(shown).toEqual([]);
});

/**
 * PostgREST filters a function's result, and rolls back when a single row was requested and none is
 * left. If the result revealed whether a comment was held, a sender could have held comments rolled back,
 * together with their count for the rate limit.
 */
test("functions through which visitors write return nothing", async () => {
  const { rows } = await backend.db.query<{ name: keyof typeof functions }>(
    `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'void'::regtype
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  const answering = rows.filter(({ name }) => functions[name].some((actor) => actor !== "owner"));
  // These read data, and record only that someone did.
  expect(answering.map(({ name }) => name).toSorted()).toEqual([
    "read_date",
    "shared_draft",
    "shared_draft_notes",
    "times_to_move",
  ]);
});

test("only the confirmed account that the site is bound to is the owner", async () => {
  const answers: unknown[] = [];
  for (const arrive of Object.values(people)) {
    const person = await arrive();
    await resetScene(backend, person);
    answers.push((await person.call("POST", "/rest/v1/rpc/is_owner")).body);
  }
  expect(answers).toEqual([false, false, false, false, true]);
});

test("a missing restriction is found", async () => {
  await backend.reset();
  await backend.db.exec(`
      create table public.new_table (id integer);
      alter table public.tags add column new_column text;
      create function public.new_function() returns integer language sql as 'select 1';
      grant execute on function private.client_key() to authenticated;
      grant select (admin_email) on public.site_settings to anon;
      alter policy "anyone reads approved comments" on public.comments using (status <> 'spam');
      revoke select (edited_at) on public.comments from anon;
    `);
  const { unnamed } = await differences(backend);
  expect(unnamed.toSorted()).toEqual([
    "column new_table.id",
    "column tags.new_column",
    "function new_function",
    "private function client_key for stranger",
    "table new_table",
  ]);
  const visitor: Person = { actor: "anonymous", id: null, call: caller(backend) };
  const some: TableName[] = ["comments", "site_settings"];
  expect(await tryTables(backend, visitor, some)).toEqual([
    "anonymous: select comments.edited_at is refused, not allowed",
    expect.stringMatching(/^anonymous: sees \d+ comments, not \d+$/),
    "anonymous: select site_settings.admin_email is allowed, not refused",
    "anonymous: filter site_settings.admin_email is allowed, not refused",
    "anonymous: order site_settings.admin_email is allowed, not refused",
  ]);
});
