/**
 * The PostgREST behaviour that src/data relies on: each kind of request with its response. `npm run test:unit` tests the
 * embedded backend, `npm run test:real` the real services.
 */
import { beforeEach, expect, test } from "vitest";
import { demoOwner, publishableKey } from "../../supabase/embedded/keys.ts";
import { testBackend } from "../../supabase/embedded/testing.ts";

type Shape = {
  /** Anonymous by default. */
  as?: "owner" | "ada";
  method?: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  path: string;
  prefer?: string;
  /** One object instead of an array. */
  single?: boolean;
  body?: object;
};
type Answer = { status: number; range: string | null; body: unknown };

const ID = "00000000-0000-4000-9000-000000000901";
const OTHER = "00000000-0000-4000-9000-000000000902";
/** A timestamp in UTC. */
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
const TEXT = expect.any(String);
const MINIMAL = "return=minimal";
const ROW = "return=representation";

const project = { id: ID, title: "Contract", slug: "contract", description: "What is agreed." };
const message = { id: ID, name: "Ada", email: "ada@example.com", subject: "Hello", message: "Hi." };

let tokens: Record<"owner" | "ada", string>;

const backend = await testBackend();
beforeEach(async () => {
  await backend.reset();
  tokens = {
    owner: await backend.tokenOf(demoOwner.email),
    ada: await backend.tokenOf("ada@example.com"),
  };
});

async function ask({ as, method = "GET", path, prefer, single, body }: Shape): Promise<Answer> {
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${as ? tokens[as] : publishableKey}`,
      accept: single ? "application/vnd.pgrst.object+json" : "application/json",
      "content-type": "application/json",
      ...(prefer !== undefined && { prefer }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await backend.fetch(request, { peerAddress: "127.0.0.1" });
  const text = await answer.text();
  return {
    status: answer.status,
    range: answer.headers.get("content-range"),
    body: text === "" ? null : JSON.parse(text),
  };
}

const shapes: Record<string, [Shape, Partial<Answer>]> = {
  "columns of all rows, sorted": [
    { path: "categories?select=name&order=name.asc" },
    { status: 200, body: expect.arrayContaining([{ name: "General" }]) },
  ],
  "a single row, as an object": [
    { path: "site_settings?select=site_name,updated_at", single: true },
    { status: 200, body: { site_name: "Robin Sample", updated_at: TIME } },
  ],
  "a single row that does not exist": [
    { path: `projects?select=id&id=eq.${ID}`, single: true },
    { status: 406, body: expect.objectContaining({ code: "PGRST116" }) },
  ],
  "no matching rows": [{ path: `projects?select=id&id=eq.${ID}` }, { status: 200, body: [] }],
  "a page of rows with the total": [
    { path: "projects?select=slug&order=slug.asc&offset=2&limit=2", prefer: "count=exact" },
    { status: 206, range: "2-3/6", body: [{ slug: TEXT }, { slug: TEXT }] },
  ],
  "the number of rows only": [
    { method: "HEAD", path: "projects?select=id", prefer: "count=exact" },
    { status: 200, range: "0-5/6", body: null },
  ],
  "the number when there are no rows": [
    { path: `projects?select=id&id=eq.${ID}`, prefer: "count=exact" },
    { status: 200, range: "*/0", body: [] },
  ],
  "rows listed by now": [
    {
      path: "posts?select=slug&published=eq.true&unlisted=eq.false&listed_at=lte.now&order=listed_at.desc,id.desc&limit=1",
    },
    { status: 200, body: [{ slug: TEXT }] },
  ],
  "rows within a year": [
    {
      path: "posts?select=slug&listed_at=gte.1999-01-01T00:00:00Z&listed_at=lt.2000-01-01T00:00:00Z",
    },
    { status: 200, body: [] },
  ],
  "a literal, case-insensitive text within a column": [
    { path: `posts?select=slug&search_text=imatch.${encodeURIComponent("BISECTION")}` },
    { status: 200, body: [{ slug: "debugging-by-bisection" }] },
  ],
  "a quoted value from a list": [
    {
      path: `posts?select=slug&slug=in.${encodeURIComponent('("debugging-by-bisection","a,\\"b\\")")')}`,
    },
    { status: 200, body: [{ slug: "debugging-by-bisection" }] },
  ],
  "an array that contains a quoted value": [
    { path: `posts?select=id&tags=cs.${encodeURIComponent('{"no, \\"such\\" tag"}')}` },
    { status: 200, body: [] },
  ],
  "rows with any value": [
    { as: "owner", path: "posts?select=series,series_part&series=not.is.null&limit=1" },
    { status: 200, body: [{ series: TEXT, series_part: expect.any(Number) }] },
  ],
  "either of two conditions": [
    {
      as: "owner",
      path: "posts?select=published&or=(published.is.false,unlisted.is.true,listed_at.gt.now)&limit=1",
    },
    { status: 200, body: [{ published: false }] },
  ],
  "rows after one with the same value": [
    {
      path: `projects?select=id&title=gte.A&or=${encodeURIComponent(`(title.gt."A",and(title.eq."A",id.gt.${ID}))`)}&order=title.asc,id.asc&limit=1`,
    },
    { status: 200, body: [{ id: TEXT }] },
  ],
  "a row with those that reference it": [
    { path: "posts?select=slug,post_slugs(slug)&slug=eq.debugging-by-bisection" },
    { status: 200, body: [{ slug: "debugging-by-bisection", post_slugs: [] }] },
  ],
  "rows with a required and an optional related row": [
    {
      as: "owner",
      path: "draft_notes?select=id,draft_links!inner(post_id,page_id,posts(title),pages(title))&is_done=eq.false",
    },
    { status: 200, body: expect.any(Array) },
  ],
  "a table that visitors may not read": [
    { path: "contact_messages?select=id" },
    { status: 401, body: expect.objectContaining({ code: "42501" }) },
  ],
  "a table that a reader may not write": [
    { as: "ada", method: "POST", path: "projects", body: project, prefer: MINIMAL },
    { status: 403, body: expect.objectContaining({ code: "42501" }) },
  ],
  "a new row, returning columns of it": [
    {
      as: "owner",
      method: "POST",
      path: "projects?select=id",
      body: project,
      prefer: ROW,
      single: true,
    },
    { status: 201, body: { id: ID } },
  ],
  "an update, returning columns of the row": [
    {
      as: "owner",
      method: "PATCH",
      path: "projects?slug=eq.contract-example&select=id",
      body: { title: "Changed" },
      prefer: ROW,
    },
    { status: 200, body: [] },
  ],
  "an update of no rows, requested as a single row": [
    {
      as: "owner",
      method: "PATCH",
      path: `projects?id=eq.${OTHER}&updated_at=eq.2026-01-01T00:00:00%2B00:00&select=id`,
      body: { title: "Changed" },
      prefer: ROW,
      single: true,
    },
    { status: 406, body: expect.objectContaining({ code: "PGRST116" }) },
  ],
  "an update without a response body": [
    {
      as: "owner",
      method: "PATCH",
      path: "site_settings?singleton=eq.true",
      body: { site_name: "Another" },
      prefer: MINIMAL,
    },
    { status: 204, body: null },
  ],
  "a deletion": [
    { as: "owner", method: "DELETE", path: `projects?id=eq.${OTHER}`, prefer: MINIMAL },
    { status: 204, body: null },
  ],
  "a value that violates a constraint": [
    {
      as: "owner",
      method: "POST",
      path: "projects",
      body: { ...project, slug: "Not a slug" },
      prefer: MINIMAL,
    },
    {
      status: 400,
      body: expect.objectContaining({
        code: "23514",
        details: "projects_slug_format",
        message: TEXT,
      }),
    },
  ],
  "half a surrogate pair": [
    { method: "POST", path: "rpc/search_articles", body: { asked: "\ud800" } },
    { status: 400, body: expect.objectContaining({ code: "22P05" }) },
  ],
  "a function that returns one value": [
    { as: "owner", method: "POST", path: "rpc/is_owner", body: {} },
    { status: 200, body: true },
  ],
  "a function that returns nothing": [
    { method: "POST", path: "rpc/send_contact_message", body: message },
    { status: 204, body: null },
  ],
  "a function that returns rows": [
    { method: "POST", path: "rpc/search_articles", body: { asked: "bisection" } },
    { status: 200, body: expect.arrayContaining([expect.objectContaining({ slug: TEXT })]) },
  ],
  "a function that returns a row, as an object": [
    { as: "owner", method: "POST", path: "rpc/build_status", body: {}, single: true },
    { status: 200, body: expect.objectContaining({ is_set: false }) },
  ],
  "a function called by GET, with columns of its rows": [
    { path: `rpc/project_articles?of_project=${ID}&select=id,title` },
    { status: 200, body: [] },
  ],
  "a function that the role may not call": [
    { method: "POST", path: "rpc/dashboard_numbers", body: {} },
    { status: 401, body: expect.objectContaining({ code: "42501" }) },
  ],
  "a refusal with a message for people": [
    {
      method: "POST",
      path: "rpc/add_comment",
      body: { id: ID, post_id: OTHER, author_name: "Ada", content: "Hi." },
    },
    { status: 400, body: expect.objectContaining({ code: TEXT, message: TEXT }) },
  ],
  "a function that does not exist": [
    { method: "POST", path: "rpc/no_such_function", body: {} },
    { status: 404, body: expect.objectContaining({ code: "PGRST202" }) },
  ],
};

test.each(Object.entries(shapes))("%s", async (_, [shape, expected]) => {
  expect(await ask(shape)).toMatchObject(expected);
});

test("a row is stored once: the second attempt is a conflict", async () => {
  const insert: Shape = {
    as: "owner",
    method: "POST",
    path: "projects",
    body: project,
    prefer: MINIMAL,
  };
  expect(await ask(insert)).toMatchObject({ status: 201, body: null });
  expect(await ask(insert)).toMatchObject({ status: 409, body: { code: "23505" } });
});

test("a row can be matched by its timestamp exactly as returned", async () => {
  const path = "projects?select=id,updated_at&order=id.asc&limit=1";
  const { body } = await ask({ path });
  const { id, updated_at: version }: { id: string; updated_at: string } = Object(body)[0];
  expect(version).toEqual(TIME);
  const at = `id=eq.${id}&updated_at=eq.${encodeURIComponent(version)}`;
  const change: Shape = {
    as: "owner",
    method: "PATCH",
    path: `projects?${at}&select=id`,
    body: { title: "Changed" },
    prefer: ROW,
  };
  expect(await ask(change)).toMatchObject({ status: 200, body: [{ id }] });
  expect(await ask(change)).toMatchObject({ status: 200, body: [] });
});

function send(id: string): Promise<Answer> {
  return ask({ method: "POST", path: "rpc/send_contact_message", body: { ...message, id } });
}

test("requests over the rate limit are refused with a message", async () => {
  await backend.db.exec(
    "update private.rate_limits set per_client = 1 where action = 'contact_message'",
  );
  expect((await send(ID)).status).toBe(204);
  expect(await send(OTHER)).toMatchObject({ status: 429, body: { code: "PT429", message: TEXT } });
});

test("an expired or forged token is refused, not treated as anonymous", async () => {
  for (const token of [expired(tokens.ada), `${tokens.ada.slice(0, -4)}AAAA`]) {
    tokens.ada = token;
    expect((await ask({ as: "ada", path: "categories?select=name" })).status).toBe(401);
  }
});

/** The same token, already expired; so its signature no longer matches. */
function expired(token: string): string {
  const [head, payload = "", signature] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(payload, "base64url").toString());
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString("base64url");
  return [head, past, signature].join(".");
}
