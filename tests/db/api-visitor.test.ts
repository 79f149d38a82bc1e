import { beforeAll, beforeEach, expect, test } from "vitest";
import { recordMetric } from "../../scripts/test-metrics.ts";
import { testBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { meetPeople, type People } from "./people.ts";
import { caller, type Caller } from "./rest.ts";
import { rowsOf } from "./rows-of.ts";

const post = "00000000-0000-4000-8000-000000000101";
const comment = { post_id: post, author_name: "Eve", content: "Well said." };
const letter = {
  name: "Eve",
  email: "eve@example.com",
  subject: "Hello",
  message: "Text.",
};

let backend: TestBackend<Database>;
let people: People;

beforeAll(async () => {
  backend = await testBackend();
});

beforeEach(async () => {
  await backend.reset();
  people = await meetPeople(backend);
});

function say(who: Caller, words: object) {
  return who("POST", "/rest/v1/comments", words);
}

function write(who: Caller) {
  return who("POST", "/rest/v1/contact_messages", letter);
}

function find(search: string) {
  return rowsOf(backend.asAnon().rpc("search_posts", { search }).select("id"));
}

test("a comment full of links waits, and its sender learns so", async () => {
  const id = crypto.randomUUID();
  const links = "https://a.example https://b.example https://c.example";
  expect((await say(people.anonymous, { ...comment, id, content: links })).status).toBe(201);
  const status = await people.anonymous("POST", "/rest/v1/rpc/comment_status", { comment_id: id });
  expect(status.body).toBe("pending");
  expect((await people.stranger("GET", `/rest/v1/comments?select=id&id=eq.${id}`)).body).toEqual(
    [],
  );
});

test("a refusal is a sentence", async () => {
  expect(await say(people.anonymous, { ...comment, author_name: "\u200b" })).toMatchObject({
    status: 400,
    body: { message: "Please fill in your name." },
  });
  expect(await say(people.anonymous, { ...comment, content: "x".repeat(2001) })).toMatchObject({
    status: 400,
    body: { message: "A comment can have at most 2,000 characters." },
  });
  await people.owner("PATCH", "/rest/v1/site_settings?singleton=is.true", {
    enable_comments: false,
  });
  expect(await say(people.anonymous, comment)).toMatchObject({
    status: 400,
    body: { message: "Comments are closed." },
  });
});

test("the same message sent again is told apart and stored once", async () => {
  const stored = { ...letter, id: crypto.randomUUID() };
  expect((await people.anonymous("POST", "/rest/v1/contact_messages", stored)).status).toBe(201);
  expect(await people.anonymous("POST", "/rest/v1/contact_messages", stored)).toMatchObject({
    status: 409,
    body: { code: "23505" },
  });
  const path = `/rest/v1/contact_messages?id=eq.${stored.id}&select=status,subject`;
  expect((await people.owner("GET", path)).body).toEqual([{ status: "unread", subject: "Hello" }]);
});

test("a flood is stopped per client, whatever address it claims", async () => {
  // So long that no window ends during the test.
  await backend.exclusive((db) =>
    db.exec("update private.rate_limits set window_seconds = window_seconds + 1e9"),
  );
  for (let i = 0; i < 5; i++) expect((await write(people.anonymous)).status).toBe(201);
  expect(await write(people.anonymous)).toMatchObject({
    status: 429,
    body: { message: "That was a lot in a short time. Please wait a little and try again." },
  });
  const disguised = caller(backend, {
    headers: { "x-forwarded-for": "192.0.2.9", "cf-connecting-ip": "192.0.2.9" },
  });
  expect((await write(disguised)).status).toBe(429);
  expect((await write(caller(backend, { address: "192.0.2.9" }))).status).toBe(201);
  expect((await write(people.stranger)).status).toBe(201);

  // A limit is a row: changing it is all it takes.
  await backend.exclusive((db) => db.exec("update private.rate_limits set per_client = 6"));
  expect((await write(people.anonymous)).status).toBe(201);
  expect((await write(people.anonymous)).status).toBe(429);
});

test("whoever names a new address with every request meets the limit of all together", async () => {
  await backend.exclusive((db) =>
    db.exec("update private.rate_limits set per_client = 2, visitors_total = 20"),
  );
  const answers = [];
  for (let i = 1; i <= 30; i++) {
    answers.push((await write(caller(backend, { address: `192.0.2.${i}` }))).status);
  }
  expect(answers).toEqual([...Array(20).fill(201), ...Array(10).fill(429)]);
  recordMetric("Rate limits", "30 messages from 30 addresses under a limit of 20: 20 taken");
});

test("a search finds any character literally, and nothing else", async () => {
  const strange = `100%_\\ "*" (a,b).or(x)`;
  await people.owner("PATCH", `/rest/v1/posts?id=eq.${post}`, { excerpt: strange });

  for (const typed of [...Array.from(`,()%_\\"*`), strange, strange.toUpperCase(), ").OR("]) {
    expect({ typed, found: await find(typed) }).toEqual({
      typed,
      found: expect.arrayContaining([{ id: post }]),
    });
  }
  for (const typed of ["1%0", "1_0", "10*", "100%_\\\\", "%%", "offline first, second"]) {
    expect({ typed, found: await find(typed) }).toEqual({ typed, found: [] });
  }
});
