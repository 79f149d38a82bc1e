import { http } from "msw";
import { TestRunner } from "vitest";
import type { Database } from "@/lib/supabase/database.types";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { testBackend, type TestBackend } from "./test-backend.ts";
import { rest, server } from "./server";

type Name = keyof Database["public"]["Tables"];
type Row = { id: string };
type Change<Each> = {
  asked: URLSearchParams;
  before: Each | undefined;
  /** The ids of the rows that matched the query, and were therefore changed. */
  changed: string[];
};

// Before the tests of a file, as a start on a busy machine takes longer than a test waits.
let started = Promise.resolve(await testBackend());
let startedFor = TestRunner.getCurrentTest();

/**
 * The embedded backend with everything that the test has added; before, it is as after migrations
 * and seed.
 */
function backendOfTest(): Promise<TestBackend<Database>> {
  const test = TestRunner.getCurrentTest();
  // A request of the previous test may arrive in between.
  if (test && test !== startedFor) {
    startedFor = test;
    started = testBackend();
  }
  return started;
}

/** Adds something to the embedded backend, before it responds to any later request. */
export function prepare(
  work: (run: Query, backend: TestBackend<Database>) => Promise<unknown>,
): void {
  const backend = backendOfTest();
  started = backend.then(async (ready) => {
    await work(queryOf(ready), ready);
    return ready;
  });
  // Without a later request, nobody would handle a failure.
  started.catch(() => {});
}

type Query = <Result extends object>(sql: string, values?: unknown[]) => Promise<Result[]>;

/** Runs a statement in the embedded backend, as its superuser. */
export const query: Query = async (sql, values) => queryOf(await backendOfTest())(sql, values);

const queryOf =
  ({ exclusive }: TestBackend<Database>): Query =>
  (sql, values) =>
    exclusive(async (db) => (await db.query<never>(sql, values)).rows);

/** The embedded backend's response to a request, for whoever is signed in. */
async function answer(request: Request): Promise<Response> {
  const backend = await backendOfTest();
  const { url, method } = request;
  const headers = new Map(
    Object.entries({ ...Object.fromEntries(request.headers), apikey: publishableKey }),
  );
  const { user } = Object(JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}"));
  if (user) headers.set("authorization", `Bearer ${await backend.tokenOf(user.email)}`);
  else headers.delete("authorization");
  const body = request.body ? await request.arrayBuffer() : null;
  return backend.fetch(new Request(url, { method, headers: [...headers], body }), {
    peerAddress: null,
  });
}

/** Lets the embedded backend respond to calls of these functions. */
export function serveFunctions(...names: string[]): void {
  serveAll(names.map((name) => `rpc/${name}`));
}

/** Lets the embedded backend respond to reads and writes of these tables. */
export function serveWrites(...names: Name[]): void {
  serveAll(names);
}

const serveAll = (names: string[]) =>
  server.use(...names.map((name) => http.all(rest(name), ({ request }) => answer(request))));

/** Lets the embedded backend respond to reads of these tables. */
export function serveReads(...names: Name[]): void {
  server.use(
    ...names.flatMap((name) =>
      [http.get, http.head].map((on) => on(rest(name), ({ request }) => answer(request))),
    ),
  );
}

/** Fills a table of the embedded backend, for pages that read it. */
export function serveRows(name: Name, rows: readonly object[]): void {
  fillTable(name, rows);
  serveReads(name);
}

/**
 * A table of the embedded backend that the owner lists, searches and writes.
 *
 * @param given its contents, newest first
 * @param onPatch called with each change
 * @returns the requests and writes, in order, and a way to simulate changes from elsewhere
 */
export function serveTable<Each extends Row, Sent extends object>(
  name: Name,
  given: readonly Each[],
  onPatch?: (sent: Sent, change: Change<Each>) => void,
) {
  const lists: Record<string, string>[] = [];
  const inserted: Sent[] = [];
  const deleted: string[][] = [];
  fillTable(name, given);

  server.use(
    http.get(rest(name), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get("select") !== "status") lists.push(Object.fromEntries(asked));
      return answer(request);
    }),
    http.post<never, Sent>(rest(name), async ({ request }) => {
      inserted.push(await request.clone().json());
      return answer(request);
    }),
    http.patch<never, Sent>(rest(name), async ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const ids = idsIn(asked);
      const [before] = await query<Each>(`select * from public.${name} where id = any ($1)`, [ids]);
      const sent = await request.clone().json();
      const response = await answer(request);
      const rows: Row[] = response.ok ? await response.clone().json() : [];
      // A request for a single row may return other columns only.
      const changed =
        rows.length === ids.length ? ids : ids.filter((id) => rows.some((row) => row.id === id));
      onPatch?.(sent, { asked, before, changed });
      return response;
    }),
    http.delete(rest(name), ({ request }) => {
      deleted.push(idsIn(new URL(request.url).searchParams));
      return answer(request);
    }),
  );

  return {
    lists,
    inserted,
    deleted,
    rows: () => query<Each>(`select * from public.${name} order by created_at desc`),
    /** Null deletes the row. */
    change: (id: string, values: Partial<Each> | null) =>
      void (values
        ? query(
            `update public.${name} set (${namesOf(values)}) =
               (select ${namesOf(values)} from jsonb_populate_record(null::public.${name}, $2)) where id = $1`,
            [id, { updated_at: new Date().toISOString(), ...values }],
          )
        : query(`delete from public.${name} where id = $1`, [id])),
  };
}

const idsIn = (asked: URLSearchParams) => asked.get("id")?.match(/[\da-f-]{36}/g) ?? [];
const namesOf = (values: object) =>
  Object.keys(values)
    .map((column) => `"${column}"`)
    .join(", ");

/**
 * Replaces a table's rows. Triggers leave them unchanged, and the rows they refer to need not
 * exist.
 */
export function fillTable(name: Name | `private.${string}`, rows: readonly object[]): void {
  const table = name.includes(".") ? name : `public.${name}`;
  prepare((_run, { exclusive }) =>
    exclusive(async (db) => {
      await db.query("set session_replication_role = replica");
      await db.query(`delete from ${table}`);
      const { rows: columns } = await db.query<{ attname: string }>(
        "select attname from pg_attribute where attrelid = $1::regclass and attgenerated = '' and attname = any ($2)",
        [table, rows.flatMap(Object.keys)],
      );
      const names = columns.map(({ attname }) => `"${attname}"`).join(", ");
      const given = rows.map((row, index) => ({ ...row, ...laterBy(row, rows.length - index) }));
      if (names)
        await db.query(
          `insert into ${table} (${names}) overriding system value
           select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(given)],
        );
      await db.query("set session_replication_role = default");
    }),
  );
}

/** Rows that were created at the same time keep their order. */
function laterBy(row: object, microseconds: number) {
  if (!("created_at" in row)) return {};
  return {
    created_at: String(row.created_at).replace(
      /(?=\+00:00$)/,
      `.${String(microseconds).padStart(6, "0")}`,
    ),
  };
}
