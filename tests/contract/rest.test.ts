/**
 * The PostgREST behaviour that src/data relies on: each kind of request with its response. `npm run test:unit` tests the
 * embedded backend, `npm run test:real` the real services.
 */
import { beforeEach, expect, test } from "vitest";
import { demoOwner, publishableKey } from "../../supabase/embedded/keys.ts";
import { testBackend } from "../support/test-backend.ts";
import { claimsOf } from "../../supabase/embedded/tokens.ts";

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
const POST = "debugging-by-bisection";
const CHANGED = { title: "Changed" };

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

const refused = (code: unknown) => expect.objectContaining({ code });
const only = (value: string) => encodeURIComponent(value);
const ofOwner = (path: string): Shape => ({ as: "owner", path });
const count = (path: string): Shape => ({ path, prefer: "count=exact" });
/** Calls a function of the database. */
const call = (name: string, body: object = {}): Shape => ({
  method: "POST",
  path: `rpc/${name}`,
  body,
});
/** The owner changes rows; with a `select`, the response has columns of them. */
const change = (method: NonNullable<Shape["method"]>, path: string, body?: object): Shape => ({
  as: "owner",
  method,
  path,
  prefer: path.includes("select=") ? "return=representation" : "return=minimal",
  ...(body && { body }),
});

const shapes: Record<string, [Shape, status: number, body: unknown, range?: string]> = {
  "columns of all rows, sorted": [
    { path: "categories?select=name&order=name.asc" },
    200,
    expect.arrayContaining([{ name: "General" }]),
  ],
  "a single row, as an object": [
    { path: "site_settings?select=site_name,updated_at", single: true },
    200,
    { site_name: "Robin Sample", updated_at: TIME },
  ],
  "a single row that does not exist": [
    { path: `projects?select=id&id=eq.${ID}`, single: true },
    406,
    refused("PGRST116"),
  ],
  "no matching rows": [{ path: `projects?select=id&id=eq.${ID}` }, 200, []],
  "a page of rows with the total": [
    count("projects?select=slug&order=slug.asc&offset=2&limit=2"),
    206,
    [{ slug: TEXT }, { slug: TEXT }],
    "2-3/6",
  ],
  "the number of rows only": [
    { ...count("projects?select=id"), method: "HEAD" },
    200,
    null,
    "0-5/6",
  ],
  "the number when there are no rows": [count(`projects?select=id&id=eq.${ID}`), 200, [], "*/0"],
  "rows listed by now": [
    {
      path: "posts?select=slug&published=eq.true&unlisted=eq.false&listed_at=lte.now&order=listed_at.desc,id.desc&limit=1",
    },
    200,
    [{ slug: TEXT }],
  ],
  "rows within a year": [
    {
      path: "posts?select=slug&listed_at=gte.1999-01-01T00:00:00Z&listed_at=lt.2000-01-01T00:00:00Z",
    },
    200,
    [],
  ],
  "a literal, case-insensitive text within a column": [
    { path: "posts?select=slug&search_text=imatch.BISECTION" },
    200,
    [{ slug: POST }],
  ],
  "a quoted value from a list": [
    { path: `posts?select=slug&slug=in.${only(`("${POST}","a,\\"b\\")`)}` },
    200,
    [{ slug: POST }],
  ],
  "an array that contains a quoted value": [
    { path: `posts?select=id&tags=cs.${only('{"no, \\"such\\" tag"}')}` },
    200,
    [],
  ],
  "rows with any value": [
    ofOwner("posts?select=series,series_part&series=not.is.null&limit=1"),
    200,
    [{ series: TEXT, series_part: expect.any(Number) }],
  ],
  "either of two conditions": [
    ofOwner(
      "posts?select=published&or=(published.is.false,unlisted.is.true,listed_at.gt.now)&limit=1",
    ),
    200,
    [{ published: false }],
  ],
  "rows after one with the same value": [
    {
      path: `projects?select=id&title=gte.A&or=${only(`(title.gt."A",and(title.eq."A",id.gt.${ID}))`)}&order=title.asc,id.asc&limit=1`,
    },
    200,
    [{ id: TEXT }],
  ],
  "a row with those that reference it": [
    { path: `posts?select=slug,post_slugs(slug)&slug=eq.${POST}` },
    200,
    [{ slug: POST, post_slugs: [] }],
  ],
  "rows with a required and an optional related row": [
    ofOwner(
      "draft_notes?select=id,draft_links!inner(post_id,page_id,posts(title),pages(title))&is_done=eq.false",
    ),
    200,
    expect.any(Array),
  ],
  "a table that visitors may not read": [
    { path: "contact_messages?select=id" },
    401,
    refused("42501"),
  ],
  "a table that a reader may not write": [
    { ...change("POST", "projects", project), as: "ada" },
    403,
    refused("42501"),
  ],
  "a new row, returning columns of it": [
    { ...change("POST", "projects?select=id", project), single: true },
    201,
    { id: ID },
  ],
  "an update, returning columns of the row": [
    change("PATCH", "projects?slug=eq.contract-example&select=id", CHANGED),
    200,
    [],
  ],
  "an update of no rows, requested as a single row": [
    {
      ...change(
        "PATCH",
        `projects?id=eq.${OTHER}&updated_at=eq.2026-01-01T00:00:00%2B00:00&select=id`,
        CHANGED,
      ),
      single: true,
    },
    406,
    refused("PGRST116"),
  ],
  "an update without a response body": [
    change("PATCH", "site_settings?singleton=eq.true", { site_name: "Another" }),
    204,
    null,
  ],
  "a deletion": [change("DELETE", `projects?id=eq.${OTHER}`), 204, null],
  "a value that violates a constraint": [
    change("POST", "projects", { ...project, slug: "Not a slug" }),
    400,
    expect.objectContaining({ code: "23514", details: "projects_slug_format", message: TEXT }),
  ],
  "half a surrogate pair": [call("search_articles", { asked: "\ud800" }), 400, refused("22P05")],
  "a function that returns one value": [{ ...call("is_owner"), as: "owner" }, 200, true],
  "a function that returns nothing": [call("send_contact_message", message), 204, null],
  "a function that returns rows": [
    call("search_articles", { asked: "bisection" }),
    200,
    expect.arrayContaining([expect.objectContaining({ slug: TEXT })]),
  ],
  "a function that returns a row, as an object": [
    { ...call("build_status"), as: "owner", single: true },
    200,
    expect.objectContaining({ is_set: false }),
  ],
  "a function called by GET, with columns of its rows": [
    { path: `rpc/project_articles?of_project=${ID}&select=id,title` },
    200,
    [],
  ],
  "a function that the role may not call": [call("dashboard_numbers"), 401, refused("42501")],
  "a refusal with a message for people": [
    call("add_comment", { id: ID, post_id: OTHER, author_name: "Ada", content: "Hi." }),
    400,
    expect.objectContaining({ code: TEXT, message: TEXT }),
  ],
  "a function that does not exist": [call("no_such_function"), 404, refused("PGRST202")],
};

test.each(Object.entries(shapes))("%s", async (_, [shape, status, body, range]) => {
  expect(await ask(shape)).toMatchObject({ status, body, ...(range && { range }) });
});

test("a row is stored once: the second attempt is a conflict", async () => {
  const insert = change("POST", "projects", project);
  expect(await ask(insert)).toMatchObject({ status: 201, body: null });
  expect(await ask(insert)).toMatchObject({ status: 409, body: { code: "23505" } });
});

test("a row can be matched by its timestamp exactly as returned", async () => {
  const path = "projects?select=id,updated_at&order=id.asc&limit=1";
  const { body } = await ask({ path });
  const { id, updated_at: version }: { id: string; updated_at: string } = Object(body)[0];
  expect(version).toEqual(TIME);
  const at = `id=eq.${id}&updated_at=eq.${encodeURIComponent(version)}`;
  const update = change("PATCH", `projects?${at}&select=id`, CHANGED);
  expect(await ask(update)).toMatchObject({ status: 200, body: [{ id }] });
  expect(await ask(update)).toMatchObject({ status: 200, body: [] });
});

function send(id: string): Promise<Answer> {
  return ask(call("send_contact_message", { ...message, id }));
}

test("requests over the rate limit are refused with a message", async () => {
  // A window so long that it does not end between the two requests
  await backend.db.exec(
    "update private.rate_limits set per_client = 1, window_seconds = window_seconds + 1e9 where action = 'contact_message'",
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
  const [head, , signature] = token.split(".");
  const past = Buffer.from(JSON.stringify({ ...claimsOf(token), exp: 1 })).toString("base64url");
  return [head, past, signature].join(".");
}
