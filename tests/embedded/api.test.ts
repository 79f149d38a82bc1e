import { beforeEach, expect, test } from "vitest";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { fixtureBackend } from "./fixture.ts";

const backend = await fixtureBackend();
beforeEach(() => backend.reset());

function get(path: string, headers: Record<string, string> = {}) {
  return backend.fetch(new Request(`http://localhost${path}`, { headers }), {
    peerAddress: "127.0.0.1",
  });
}

test.each([
  ["P0001", 400],
  ["PT429", 429],
  ["22023", 400],
  ["23514", 400],
  ["28000", 403],
  ["54001", 413],
  ["57014", 500],
  ["P0002", 500],
  ["XX000", 500],
])("SQLSTATE %s raised in SQL becomes HTTP %i with its message", async (code, expected) => {
  const { error, status } = await backend.asAnon().rpc("refuse", { code });
  expect(status).toBe(expected);
  expect(error).toMatchObject({ code, message: "Not like this.", details: "why", hint: "how" });
});

test.each([
  "true",
  "null",
  "1",
  "1e3",
  "{}",
  '{"a":1}',
  "[1]",
  '"x"',
  '"',
  'a"b',
  "back\\slash",
  "\\",
  "50%",
  "a&b=c",
  "a+b",
  " in spaces ",
  "",
])("a function's argument in the URL is text: %j", async (text) => {
  const { data, error } = await backend.asAnon().rpc("echo", { said: text }, { get: true });
  expect({ data, error }).toEqual({ data: text, error: null });
});

test("a request without a key is refused, whatever it contains", async () => {
  expect((await get("/rest/v1/notes?select=title")).status).toBe(401);
  expect((await get("/rest/v1/notes", { authorization: `Bearer ${publishableKey}` })).status).toBe(
    401,
  );
  expect((await get("/rest/v1/notes", { apikey: "sb_secret_guessed" })).status).toBe(401);
});

test("no other paths than the API's are served", async () => {
  expect((await get("/_system/config", { apikey: publishableKey })).status).toBe(404);
  expect((await get("/rest/v1/../../_system/config")).status).toBe(404);
  expect((await get("/rest/v1x/notes")).status).toBe(404);
});

test("the socket's address replaces a forged x-forwarded-for, for inserts too", async () => {
  const forged = { apikey: publishableKey, "x-forwarded-for": "203.0.113.66" };
  const body = JSON.stringify({ title: "forged" });
  const request = new Request("http://localhost/rest/v1/notes", {
    method: "POST",
    headers: { ...forged, "content-type": "application/json" },
    body,
  });
  await backend.fetch(request, { peerAddress: "198.51.100.7" });
  await backend.asAnon("192.0.2.1").from("notes").insert({ title: "helper" });

  const { data } = await backend.asAnon().from("notes").select("title, seen_from");
  expect(data).toContainEqual({ title: "forged", seen_from: "198.51.100.7" });
  expect(data).toContainEqual({ title: "helper", seen_from: "192.0.2.1" });
});

test("a forged x-forwarded-for is dropped when there is no socket", async () => {
  const headers = { apikey: publishableKey, "x-forwarded-for": "203.0.113.66" };
  const body = new URLSearchParams({ title: "no socket" });
  const request = new Request("http://localhost/rest/v1/notes", { method: "POST", headers, body });
  await backend.fetch(request, { peerAddress: null });
  const { data } = await backend
    .asAnon()
    .from("notes")
    .select("seen_from")
    .eq("title", "no socket");
  expect(data).toEqual([{ seen_from: null }]);
});

test("reset restores every row, generated value and sequence", async () => {
  const rows = () => backend.db.query("select * from public.notes order by number");
  const shelves = () => backend.db.query("select * from public.shelves");
  const [notesBefore, shelvesBefore] = [await rows(), await shelves()];
  await backend.as("ada@example.com");
  await backend.asAnon().from("notes").insert({ title: "gone soon" });
  await backend.db.exec("delete from public.shelves; delete from public.notes");
  await backend.reset();
  expect((await rows()).rows).toEqual(notesBefore.rows);
  expect((await shelves()).rows).toEqual(shelvesBefore.rows);
  expect((await backend.db.query("select from auth.users")).rows).toHaveLength(0);

  await backend.asAnon().from("notes").insert({ title: "next" });
  const { rows: next } = await backend.db.query(
    "select number from public.notes where title = 'next'",
  );
  expect(next).toEqual([{ number: 3 }]);
});
