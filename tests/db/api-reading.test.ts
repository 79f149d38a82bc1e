import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/database.types.ts";
import { meetImposter, meetPeople, type People } from "./people.ts";
import { caller } from "./rest.ts";

let backend: TestBackend<Database>;
let people: People;

beforeAll(async () => {
  backend = await startTestBackend();
  people = await meetPeople(backend);
});

afterAll(() => backend.close());

async function statusesOf(path: string) {
  return {
    anonymous: (await people.anonymous("GET", path)).status,
    stranger: (await people.stranger("GET", path)).status,
  };
}

/** Every row of these is the owner's alone. */
const secrets = [
  "posts?published=is.false&select=id",
  "comments?status=eq.spam&select=id",
  "comments?status=eq.pending&select=id",
  "contact_messages?select=id",
  "consultation_requests?select=id",
  "site_analytics?select=id&limit=5",
].map((query) => `/rest/v1/${query}`);

test.each(secrets)("only the owner reads %s", async (path) => {
  const seen = await people.owner("GET", path);
  expect(seen.status).toBe(200);
  expect(seen.body).not.toEqual([]);

  for (const who of [people.anonymous, people.stranger]) {
    expect([
      { status: 200, body: [] },
      { status: 401, body: expect.objectContaining({ code: "42501" }) },
    ]).toContainEqual(await who("GET", path));
  }
});

/** The questions of the owner's screens. */
const ownersFunctions = [
  "analytics_summary",
  "comment_counts",
  "consultation_counts",
  "dashboard_numbers",
  "message_counts",
  "moderation_page",
  "read_site_settings",
].map((name) => `/rest/v1/rpc/${name}`);

test.each(ownersFunctions)("only the owner is answered by %s", async (path) => {
  const answer = await people.owner("POST", path, {});
  expect(answer.status).toBe(200);
  expect(answer.body).not.toEqual([]);

  expect(await people.stranger("POST", path, {})).toEqual({ status: 200, body: [] });
  expect(await people.anonymous("POST", path, {})).toMatchObject({
    status: 401,
    body: { code: "42501" },
  });
});

test("only the owner reads the admin e-mail", async () => {
  const admin = await people.owner("POST", "/rest/v1/rpc/read_site_settings");
  expect(admin.body).toMatchObject([{ admin_email: "owner@example.com" }]);

  for (const query of [
    "select=admin_email",
    "select=*",
    "admin_email=like.*",
    "order=admin_email",
  ]) {
    const path = `/rest/v1/site_settings?${query}`;
    expect({ query, ...(await statusesOf(path)) }).toEqual({
      query,
      anonymous: 401,
      stranger: 403,
    });
  }
});

test("a post that is not due yet is the owner's alone", async () => {
  const { status } = await people.owner("POST", "/rest/v1/posts", {
    title: "Tomorrow",
    slug: "tomorrow",
    content: "Wait.",
    published: true,
    created_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(status).toBe(201);
  const path = "/rest/v1/posts?slug=eq.tomorrow&select=slug";
  expect((await people.owner("GET", path)).body).toEqual([{ slug: "tomorrow" }]);
  expect((await people.anonymous("GET", path)).body).toEqual([]);
  expect((await people.stranger("GET", path)).body).toEqual([]);
});

test("what hangs on a post is no way round the rules", async () => {
  const path = "/rest/v1/posts?select=comments(status)";
  const { body } = await people.anonymous("GET", path);
  expect(JSON.stringify(body)).toContain("approved");
  expect(JSON.stringify(body)).not.toMatch(/pending|spam/);
});

test("a reader sees their own likes and nobody else's", async () => {
  const ada = await backend.userId("ada@example.com");
  const { body } = await people.stranger("GET", "/rest/v1/post_likes?select=user_id");
  expect(body).not.toEqual([]);
  expect(JSON.stringify(body).replaceAll(ada, "")).not.toMatch(/[0-9a-f]{8}-/);
  expect((await people.anonymous("GET", "/rest/v1/post_likes")).status).toBe(401);
});

test("neither accounts nor private tables can be reached", async () => {
  for (const table of [
    "users",
    "site_owner",
    "rate_limits",
    "post_views",
    "blocked_words",
    "page_view_totals",
  ]) {
    expect((await people.owner("GET", `/rest/v1/${table}`)).status).toBe(404);
  }
  for (const schema of ["private", "auth"]) {
    const nosy = caller(backend, { headers: { "accept-profile": schema } });
    expect((await nosy("GET", "/rest/v1/site_owner")).status).toBe(406);
  }
  for (const name of ["set_owner", "client_key", "enforce_rate_limit"]) {
    expect((await people.owner("POST", `/rest/v1/rpc/${name}`, {})).status).toBe(404);
  }
});

test("signing up under the owner's address leads nowhere", async () => {
  const { body } = await people.anonymous("POST", "/auth/v1/signup", {
    email: "owner@example.com",
    password: "a-new-password",
  });
  expect(JSON.stringify(body)).not.toContain("access_token");
  const attempt = await people.anonymous("POST", "/auth/v1/token?grant_type=password", {
    email: "owner@example.com",
    password: "a-new-password",
  });
  expect(attempt.status).toBe(400);
});

test("an account that is bound but unconfirmed reads no more than a stranger", async () => {
  const imposter = await meetImposter(backend);
  expect((await imposter("POST", "/rest/v1/rpc/is_owner")).body).toBe(false);
  for (const path of secrets)
    expect(await imposter("GET", path)).toEqual({ status: 200, body: [] });
  for (const path of ownersFunctions)
    expect(await imposter("POST", path, {})).toEqual({ status: 200, body: [] });
  expect((await people.owner("POST", "/rest/v1/rpc/is_owner")).body).toBe(false);

  await backend.reset();
  expect((await people.owner("POST", "/rest/v1/rpc/is_owner")).body).toBe(true);
});
