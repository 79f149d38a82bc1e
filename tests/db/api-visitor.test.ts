import { beforeEach, expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { signInPeople } from "./people.ts";
import { addComment, caller, type Caller } from "./rest.ts";

const post = "00000000-0000-4000-8000-000000000101";
const comment = { post_id: post, author_name: "Eve", content: "Well said." };
const backend = await testBackend();
const people = await signInPeople(backend);

beforeEach(() => backend.reset());

function write(who: Caller) {
  const letter = { name: "Eve", email: "eve@example.com", subject: "Hello", message: "Text." };
  return who("POST", "/rest/v1/rpc/send_contact_message", { ...letter, id: crypto.randomUUID() });
}

test.each(["\u{E0041}", "\u{E0100}", "\u{1D173}", "\u{1BCA0}", "\uFFF0", "\u200B"])(
  "%j counts neither as a name nor as a text",
  async (unseen) => {
    expect(await addComment(people.anonymous, { ...comment, author_name: unseen })).toMatchObject({
      status: 400,
      body: { details: "comments_author_name_visible", message: "Please fill in your name." },
    });
    expect(
      await addComment(people.anonymous, { ...comment, content: `${unseen} ${unseen}` }),
    ).toMatchObject({ status: 400, body: { details: "comments_content_visible" } });
  },
);

test("the owner's approval does not apply to a text edited since", async () => {
  const id = crypto.randomUUID();
  await addComment(people.stranger, { ...comment, id, content: "A casino." });
  const { body } = await people.owner("POST", "/rest/v1/rpc/moderation_page", {});
  expect(Object(body)[0]).toMatchObject({ id, edited_at: null });
  await people.stranger("POST", "/rest/v1/rpc/edit_comment", {
    comment_id: id,
    content: "Another casino.",
  });
  const approve = (seen: string) =>
    people.owner("PATCH", `/rest/v1/comments?id=eq.${id}&edited_at=${seen}`, {
      status: "approved",
    });
  await approve("is.null");
  const { body: latest } = await people.owner("POST", "/rest/v1/rpc/moderation_page", {});
  const [now] = Object(latest);
  expect(now).toMatchObject({ id, status: "pending", edited_at: expect.any(String) });
  await approve(`eq.${encodeURIComponent(now.edited_at)}`);
  expect((await people.anonymous("GET", `/rest/v1/comments?select=id&id=eq.${id}`)).body).toEqual([
    { id },
  ]);
});

/** Options of a request, some of which make PostgREST roll back. */
const MORE_TO_ASK = [
  ["", { prefer: "return=representation" }],
  ["?select=id,status", { prefer: "return=representation" }],
  ["?select=status", { prefer: "return=representation, handling=strict, max-affected=0" }],
  ["?status=eq.pending", { accept: "application/vnd.pgrst.object+json" }],
  ["?pgrst_scalar=eq.pending", { accept: "application/vnd.pgrst.object+json" }],
  ["", { prefer: "tx=rollback" }],
] as const;

test.each(MORE_TO_ASK)("%j %j do not reveal whether a comment is held", async (query, headers) => {
  const prober = caller(backend, { headers });
  const answersTo = async (content: string) => {
    const probe = { ...comment, id: crypto.randomUUID(), content };
    return [
      await prober("POST", `/rest/v1/rpc/add_comment${query}`, probe),
      // In one insert with a comment that fails.
      await prober("POST", `/rest/v1/comments${query}`, [probe, { ...probe, author_name: "" }]),
    ];
  };
  const held = "https://a.example https://b.example https://c.example";
  expect(await answersTo(held)).toEqual(await answersTo("Nothing special."));
});

test("a flood is stopped per client, whatever address it claims", async () => {
  // So long that no window ends during the test.
  await backend.db.exec("update private.rate_limits set window_seconds = window_seconds + 1e9");
  for (let i = 0; i < 5; i++) expect((await write(people.anonymous)).status).toBe(204);
  expect(await write(people.anonymous)).toMatchObject({
    status: 429,
    body: { message: "That was a lot in a short time. Please wait a little and try again." },
  });
  const disguised = caller(backend, {
    headers: { "x-forwarded-for": "192.0.2.9", "cf-connecting-ip": "192.0.2.9" },
  });
  expect((await write(disguised)).status).toBe(429);
  expect((await write(caller(backend, { address: "192.0.2.9" }))).status).toBe(204);
  expect((await write(people.stranger)).status).toBe(204);
});
