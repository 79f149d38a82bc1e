import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/database.types.ts";
import { meetImposter, meetPeople, type People } from "./people.ts";
import type { Caller } from "./rest.ts";

type Attempt = [request: string, body?: object];

const post_id = "00000000-0000-4000-8000-000000000101";
const draft = "00000000-0000-4000-8000-000000000113";
const graceId = "00000000-0000-4000-8000-000000000003";
const created_at = "2020-01-01";
const comment = { post_id, author_name: "Eve", content: "Text." };
const message = { name: "Eve", email: "eve@example.com", subject: "Hello", message: "Text." };
const request = { name: "Eve", email: "eve@example.com", project_type: "other", message: "Text." };

/** What only the owner may do. */
const ownersOnly: Attempt[] = [
  ["POST posts", { title: "New", slug: "new", content: "Text." }],
  ["PATCH posts?id=not.is.null", { title: "New" }],
  ["POST categories", { name: "New" }],
  ["PATCH categories?name=eq.New", { name: "Newer" }],
  ["DELETE categories?name=eq.Newer"],
  ["POST tags", { name: "new" }],
  ["PATCH tags?name=eq.new", { name: "newer" }],
  ["DELETE tags?name=eq.newer"],
  ["POST projects", { title: "New", description: "Text." }],
  ["PATCH projects?id=not.is.null", { title: "New" }],
  ["DELETE projects?id=not.is.null"],
  ["PATCH comments?status=eq.pending", { status: "approved" }],
  ["DELETE comments?id=not.is.null"],
  ["PATCH contact_messages?status=eq.unread", { status: "read" }],
  ["DELETE contact_messages?id=not.is.null"],
  ["PATCH consultation_requests?status=eq.pending", { status: "scheduled" }],
  ["DELETE consultation_requests?id=not.is.null"],
  ["DELETE site_analytics?id=not.is.null"],
  ["PATCH site_settings?singleton=is.true", { site_name: "New", admin_email: "new@example.com" }],
  ["DELETE posts?id=not.is.null"],
];

/** What nobody may do through the API, the owner included. */
const nobodys: Attempt[] = [
  ["POST posts", { title: "New", slug: "new", content: "Text.", views: 1000 }],
  ["PATCH posts?id=not.is.null", { likes: 1000 }],
  ["PATCH posts?id=not.is.null", { views: 1000 }],
  ["PATCH posts?id=not.is.null", { comment_count: 1000 }],
  ["PATCH posts?id=not.is.null", { author_id: graceId }],
  ["POST projects", { title: "New", description: "Text.", created_at }],
  ["POST comments", { ...comment, status: "approved" }],
  ["POST comments", { ...comment, created_at }],
  ["POST comments", { ...comment, post_id: draft }],
  ["PATCH comments?id=not.is.null", { content: "Forged" }],
  ["PATCH comments?id=not.is.null", { user_id: graceId }],
  ["POST post_likes", { post_id, user_id: graceId }],
  ["PATCH post_likes?post_id=not.is.null", { user_id: graceId }],
  [`DELETE post_likes?user_id=eq.${graceId}`],
  ["POST contact_messages", { ...message, status: "replied" }],
  ["POST contact_messages", { ...message, created_at }],
  ["PATCH contact_messages?id=not.is.null", { message: "Forged" }],
  ["POST consultation_requests", { ...request, status: "completed" }],
  ["POST consultation_requests", { ...request, created_at }],
  ["PATCH consultation_requests?id=not.is.null", { message: "Forged" }],
  ["POST site_analytics", { page_path: "/forged", created_at }],
  ["POST site_analytics", { page_path: "/admin" }],
  ["PATCH site_analytics?id=not.is.null", { page_path: "/forged" }],
  ["POST site_settings", { singleton: false }],
  ["DELETE site_settings?singleton=is.true"],
];

let backend: TestBackend<Database>;
let people: People;

beforeAll(async () => {
  backend = await startTestBackend();
  people = await meetPeople(backend);
});

afterAll(() => backend.close());

/** Tries it, and tells the HTTP status and whether anything in the table is different now. */
async function attempt(who: Caller, [request, body]: Attempt) {
  const [method = "", path = ""] = request.split(" ");
  const [table = ""] = path.split("?");
  const before = await fingerprint(table);
  const { status } = await who(method, `/rest/v1/${path}`, body);
  return { accepted: status < 300, changed: (await fingerprint(table)) !== before };
}

async function fingerprint(table: string): Promise<unknown> {
  const { rows } = await backend.exclusive((db) =>
    db.query<{ hash: string }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as hash from public.${table} as t`,
    ),
  );
  return rows[0]?.hash;
}

test.each([...ownersOnly, ...nobodys])("a visitor cannot %s %o", async (...forbidden) => {
  expect(await attempt(people.anonymous, forbidden)).toEqual({ accepted: false, changed: false });
});

test.each([...ownersOnly, ...nobodys])("a stranger cannot %s %o", async (...forbidden) => {
  const { accepted, changed } = await attempt(people.stranger, forbidden);
  expect(changed).toBe(false);
  // Changing or deleting rows one may not touch is no error: there are none.
  expect(accepted && forbidden[0].startsWith("POST")).toBe(false);
});

test.each(nobodys)("not even the owner can %s %o", async (...forbidden) => {
  expect((await attempt(people.owner, forbidden)).changed).toBe(false);
});

test("an account that is bound but unconfirmed can do no more than a stranger", async () => {
  // The account is Grace's, so her own likes are hers to take back.
  const forbidden = [...ownersOnly, ...nobodys].filter(([it]) => !/post_likes/.test(it));
  const imposter = await meetImposter(backend);
  for (const it of forbidden) {
    expect({ it, ...(await attempt(imposter, it)) }).toMatchObject({ it, changed: false });
  }
  await backend.reset();
});

test("the owner can do all of it", async () => {
  for (const allowed of ownersOnly) {
    expect({ allowed, ...(await attempt(people.owner, allowed)) }).toEqual({
      allowed,
      accepted: true,
      changed: true,
    });
  }
});
