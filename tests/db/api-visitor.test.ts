import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/database.types.ts";
import { meetPeople, type People } from "./people.ts";
import { caller, type Caller } from "./rest.ts";
import { rowsOf } from "./rows-of.ts";

const post = "00000000-0000-4000-8000-000000000101";
const otherPost = "00000000-0000-4000-8000-000000000102";
const draft = "00000000-0000-4000-8000-000000000113";
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
  backend = await startTestBackend();
});

beforeEach(async () => {
  await backend.reset();
  people = await meetPeople(backend);
});

afterAll(() => backend.close());

function say(who: Caller, words: object) {
  return who("POST", "/rest/v1/comments", words);
}

function write(who: Caller) {
  return who("POST", "/rest/v1/contact_messages", letter);
}

function view(who: Caller, id: string) {
  return who("POST", "/rest/v1/rpc/increment_post_views", { post_id: id });
}

function find(search: string) {
  return rowsOf(backend.asAnon().rpc("search_posts", { search }).select("id"));
}

/** The counters of the first post, as a visitor sees them. */
function counters() {
  return rowsOf(backend.asAnon().from("posts").select("likes, views").eq("id", post).single());
}

test("whoever a comment claims to be by, it is by its sender", async () => {
  const [robin, ada] = ["owner@example.com", "ada@example.com"].map(backend.userId);
  const forged = { ...comment, user_id: await robin };
  await say(people.anonymous, { ...forged, content: "By nobody." });
  await say(people.stranger, { ...forged, content: "By Ada." });

  const path = "/rest/v1/comments?content=in.(By nobody.,By Ada.)&select=user_id&order=content";
  expect((await people.owner("GET", path)).body).toEqual([
    { user_id: await ada },
    { user_id: null },
  ]);
});

test("a reply belongs under a visible comment of the same post", async () => {
  const gone = {
    status: 400,
    body: { code: "23514", message: "The comment you reply to is not there any more." },
  };
  const reply = (number: string, post_id = otherPost) =>
    say(people.anonymous, {
      ...comment,
      post_id,
      parent_id: `00000000-0000-4000-8000-000000000${number}`,
    });
  expect((await reply("325")).status).toBe(201);
  // Under a comment of another post, under one that waits, under a reply:
  expect(await reply("325", post)).toMatchObject(gone);
  expect(await reply("327")).toMatchObject(gone);
  expect(await reply("355")).toMatchObject(gone);
  expect((await say(people.anonymous, { ...comment, post_id: draft })).status).toBe(401);
});

test("a comment full of links waits, and its sender learns so", async () => {
  const id = crypto.randomUUID();
  const links = "https://a.example https://b.example https://c.example";
  expect((await say(people.anonymous, { ...comment, id, content: links })).status).toBe(201);
  const status = await people.anonymous("POST", "/rest/v1/rpc/comment_status", { comment_id: id });
  expect(status.body).toBe("pending");
  expect((await people.stranger("GET", `/rest/v1/comments?id=eq.${id}`)).body).toEqual([]);
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
  await backend.exclusive((db) => db.exec("update private.rate_limits set window_seconds = 1e9"));
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
});

test("a hundred readers liking at once make a hundred likes", async () => {
  const { likes } = await counters();
  const readers = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const email = `reader-${i}@example.com`;
      const like = { post_id: post, user_id: await backend.userId(email) };
      return { client: await backend.as(email), like };
    }),
  );
  const likeAtOnce = () =>
    Promise.all(readers.map(({ client, like }) => client.from("post_likes").insert(like)));

  expect((await likeAtOnce()).filter(({ error }) => error)).toEqual([]);
  expect((await counters()).likes).toBe(likes + 100);
  expect((await likeAtOnce()).filter(({ error }) => error?.code !== "23505")).toEqual([]);
  expect((await counters()).likes).toBe(likes + 100);
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

test("a view counts once a day, never on a draft, never by the owner", async () => {
  const { views } = await counters();
  await view(people.owner, post);
  expect((await counters()).views).toBe(views);

  for (const who of [people.anonymous, people.anonymous, people.stranger, people.stranger]) {
    expect((await view(who, post)).status).toBeLessThan(300);
  }
  expect((await counters()).views).toBe(views + 2);

  await view(people.anonymous, draft);
  const path = `/rest/v1/posts?id=eq.${draft}&select=views`;
  expect((await people.owner("GET", path)).body).toEqual([{ views: 0 }]);
});
