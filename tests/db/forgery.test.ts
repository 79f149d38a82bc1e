/**
 * Values that a sender may not choose, tried in every way that a client has. What a
 * column's rights already refuse is tested in access-matrix.test.ts.
 */
import { beforeEach, expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { signInPeople } from "./people.ts";
import { addComment, caller, type Caller } from "./rest.ts";

const post = "00000000-0000-4000-8000-000000000101";
const otherPost = "00000000-0000-4000-8000-000000000102";
const draft = "00000000-0000-4000-8000-000000000113";
const comment = { post_id: post, author_name: "Eve", content: "Well said." };

const backend = await testBackend();
const people = await signInPeople(backend);

beforeEach(() => backend.reset());

/** Likes something, or removes the like. */
function like(who: Caller, what: "post" | "comment", id: string, liked = true) {
  return who("POST", `/rest/v1/rpc/set_${what}_like`, { [`${what}_id`]: id, liked });
}

async function publish(slug: string, created_at = "2020-01-01") {
  const id = crypto.randomUUID();
  const fields = { id, title: slug, slug, content: "Text.", published: true, created_at };
  expect((await people.owner("POST", "/rest/v1/posts", fields)).status).toBe(201);
  return id;
}

test("a comment belongs to its sender, who cannot name another account", async () => {
  const [robin, ada] = ["owner@example.com", "ada@example.com"].map(backend.userId);
  await addComment(people.anonymous, { ...comment, content: "By nobody." });
  await addComment(people.stranger, { ...comment, content: "By Ada." });
  for (const who of [people.anonymous, people.stranger]) {
    const forged = { ...comment, user_id: await robin, content: "By Robin." };
    // No function takes an account.
    expect(await addComment(who, forged)).toMatchObject({ status: 404 });
  }

  const { rows } = await backend.db.query(
    "select content, user_id from public.comments where content like 'By %' order by 1",
  );
  expect(rows).toEqual([
    { content: "By Ada.", user_id: await ada },
    { content: "By nobody.", user_id: null },
  ]);
});

test("a reply needs a visible parent comment on the same post", async () => {
  const gone = {
    status: 400,
    body: { code: "23514", message: "The comment you are replying to no longer exists." },
  };
  const reply = (number: string, post_id = otherPost) =>
    addComment(people.anonymous, {
      ...comment,
      post_id,
      parent_id: `00000000-0000-4000-8000-000000000${number}`,
    });
  expect((await reply("325")).status).toBe(204);
  // To a comment on another post, to a held one, to a reply:
  expect(await reply("325", post)).toMatchObject(gone);
  expect(await reply("327")).toMatchObject(gone);
  expect(await reply("355")).toMatchObject(gone);
  expect(await addComment(people.anonymous, { ...comment, post_id: draft })).toMatchObject({
    status: 400,
    body: { message: "The article no longer exists." },
  });
});

test("nobody can like an unpublished post, or remove another reader's like", async () => {
  const grace = await backend.userId("grace@example.com");
  const tomorrow = await publish("tomorrow", new Date(Date.now() + 86_400_000).toISOString());
  for (const hidden of [draft, tomorrow]) {
    expect(await like(people.stranger, "post", hidden)).toMatchObject({
      status: 400,
      body: { message: "The article no longer exists." },
    });
  }
  expect((await like(people.anonymous, "post", post)).status).toBe(401);
  const likesOfGrace = async () =>
    (await backend.db.query("select * from public.post_likes where user_id = $1", [grace])).rows;
  const before = await likesOfGrace();
  expect(before).not.toEqual([]);
  for (const { post_id } of before.map((row) => Object(row))) {
    await like(people.stranger, "post", post_id, false);
    await like(people.anonymous, "post", post_id, false);
  }
  for (const who of [people.stranger, people.anonymous]) {
    await who("DELETE", `/rest/v1/post_likes?user_id=eq.${grace}`);
  }
  expect(await likesOfGrace()).toEqual(before);
});

test("nobody can like a held comment, like on someone's behalf, or edit and delete other people's comments", async () => {
  const grace = await backend.userId("grace@example.com");
  const waiting = "00000000-0000-4000-8000-000000000327";
  // Just written, as an older one would be refused because of its age.
  const shown = crypto.randomUUID();
  await addComment(people.owner, { ...comment, id: shown });
  const state = async () => {
    const { rows } = await backend.db.query(`
      select (select jsonb_agg(comments order by id) from public.comments) as comments,
        (select jsonb_agg(likes order by comment_id, user_id) from public.comment_likes as likes) as likes`);
    return rows;
  };
  const before = await state();
  for (const who of [people.anonymous, people.stranger]) {
    await like(who, "comment", waiting);
    await who("POST", "/rest/v1/comment_likes", { comment_id: shown, user_id: grace });
    await who("DELETE", `/rest/v1/comment_likes?user_id=eq.${grace}`);
    await who("PATCH", `/rest/v1/comments?id=eq.${shown}`, { likes: 1000 });
    await who("POST", "/rest/v1/rpc/edit_comment", { comment_id: shown, content: "Forged." });
    await who("POST", "/rest/v1/rpc/delete_own_comment", { comment_id: shown });
  }
  expect(await state()).toEqual(before);
});

test("submitting a form under an existing id changes nothing and does not reveal the row", async () => {
  const hello = { name: "Eve", email: "eve@example.com", message: "Forged." };
  const forged = {
    comments: ["add_comment", { ...comment, content: "Forged." }],
    contact_messages: ["send_contact_message", { ...hello, subject: "Forged" }],
    consultation_requests: ["send_consultation_request", { ...hello, project_type: "other" }],
  } as const;
  for (const [table, [name, fields]] of Object.entries(forged)) {
    const all = `select * from public.${table} order by id`;
    const { rows: before } = await backend.db.query<{ id: string }>(all);
    for (const { id } of before.slice(0, 3)) {
      for (const forger of [people.anonymous, people.stranger]) {
        const answer = await forger("POST", `/rest/v1/rpc/${name}`, { ...fields, id });
        expect(answer).toEqual({ status: 204, body: null });
      }
    }
    expect((await backend.db.query(all)).rows).toEqual(before);
  }
});

test("readers who each like twice at once count as one like each, and none after all remove it", async () => {
  const liked = await publish("liked");
  const readers = await Promise.all(
    Array.from({ length: 20 }, async (_, i) =>
      caller(backend, { token: await backend.tokenOf(`reader-${i}@example.com`) }),
    ),
  );
  const twice = [...readers, ...readers];
  const likes = async () =>
    (await people.anonymous("GET", `/rest/v1/posts?select=likes&id=eq.${liked}`)).body;
  const answers = await Promise.all(twice.map((reader) => like(reader, "post", liked)));
  expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  expect(await likes()).toEqual([{ likes: readers.length }]);

  await Promise.all(twice.map((reader) => like(reader, "post", liked, false)));
  expect(await likes()).toEqual([{ likes: 0 }]);
});
