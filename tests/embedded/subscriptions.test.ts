/** Emails to subscribed readers: who gets what, when, and how they unsubscribe. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { READER, SITE, startMailingSite, tokenIn } from "./mailing-site.ts";

const site = await startMailingSite();
const { backend, publish, ask, comment, askForReplies, confirm, deliver, subjects, lastTo, pass } =
  site;

const post = (path: string, body?: unknown) =>
  backend.fetch(
    new Request(`${SITE}/functions/v1/mail/${path}`, {
      method: "POST",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    { peerAddress: null },
  );

test("nothing but the confirmation email is sent until its button is pressed", async () => {
  await ask();
  await publish("First");
  await deliver();
  expect(subjects()).toEqual(["Please confirm your address"]);
  const mail = lastTo();
  expect(mail?.link).toBe(`${SITE}/subscriptions#${tokenIn(mail?.text)}`);
  await backend.asAnon().rpc("confirm_subscriptions", { token: tokenIn(mail?.text) });
  await deliver();
  await deliver();
  expect(subjects()).toEqual(["Please confirm your address", "First"]);
  expect(lastTo()?.text).toContain(`Read the article: ${SITE}/blog/first`);
  expect(lastTo()?.html).not.toMatch(/<(img|link|script)|src=|url\(|@import/);
});

test("the owner's outbox shows the confirmation email without its token", async () => {
  await ask();
  await deliver();
  const owner = await backend.as("robin@example.com");
  const { data } = await owner.rpc("outbox_page");
  expect(data?.[0]?.text).toContain(`See and confirm: ${SITE}/subscriptions#…`);
  expect(data?.[0]?.text).not.toContain(tokenIn(lastTo()?.text));
});

test("at most one email a day contains all news", async () => {
  await ask();
  await confirm();
  await publish("First");
  await deliver();
  await publish("Second");
  await publish("Third");
  await deliver();
  expect(subjects().slice(1)).toEqual(["First"]);
  await pass("1 day");
  await deliver();
  expect(subjects().slice(1)).toEqual([
    "First",
    expect.stringMatching(/^(Second|Third) and 1 more$/),
  ]);
  expect(lastTo()?.text).toMatch(/Second[^]*Third|Third[^]*Second/);
  expect(lastTo()?.text).not.toContain("First");
});

test("with a weekly frequency, at most one email a week contains all news", async () => {
  await ask();
  const token = await confirm();
  await backend.asAnon().rpc("set_subscription_frequency", { token, frequency: "weekly" });
  await publish("First");
  await deliver();
  await publish("Second");
  await pass("6 days");
  await deliver();
  expect(subjects().slice(1)).toEqual(["First"]);
  await pass("1 day");
  await deliver();
  expect(subjects().slice(1)).toEqual(["First", "Second"]);
});

test("a subscriber to a tag or a series gets no other articles", async () => {
  await publish("Part", { series: "Row" });
  await backend.db.exec("select private.gather_news()");
  await ask("tag", "one");
  await ask("series", "Row");
  await confirm();
  await publish("Other", { tags: ["two"] });
  await deliver();
  expect(subjects()).toHaveLength(1);
  await publish("Tagged", { tags: ["two", "one"] });
  await publish("Sequel", { series: "Row", tags: ["one"] });
  await deliver();
  expect(lastTo()?.text).toMatch(/Tagged[^]*Sequel|Sequel[^]*Tagged/);
  expect(lastTo()?.text?.match(/Sequel/g)).toHaveLength(1);
  const { error } = await backend
    .asAnon()
    .rpc("subscribe", { address: READER, topic: "tag", name: "none" });
  expect(error?.message).toBe("There are no such articles.");
});

test("a scheduled article is sent when it is due, and a withdrawn one is not", async () => {
  await ask();
  await confirm();
  const id = await publish("Later", { at: "1 hour" });
  await publish("Long ago", { at: "-4 days" });
  await deliver();
  expect(subjects()).toHaveLength(1);
  await backend.db.query("update public.posts set published_at = now() where id = $1", [id]);
  await backend.db.exec("select private.gather_news()");
  await backend.db.query("update public.posts set published = false where id = $1", [id]);
  await deliver();
  expect(subjects()).toHaveLength(1);
});

test("one click unsubscribes without a session, and opening the link does not", async () => {
  await ask();
  const token = await confirm();
  await publish("First");
  await deliver();
  const { headers } = lastTo() ?? {};
  expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
  expect(url).toBe(`${SITE}/functions/v1/mail/unsubscribe?token=${token}`);
  const look = await backend.fetch(new Request(url), { peerAddress: null });
  const page = expect.stringMatching(`^http://localhost:5173/subscriptions#${token}$`);
  expect([look.status, look.headers.get("Location")]).toEqual([303, page]);
  await pass("1 day");
  await publish("Second");
  await backend.db.exec("select private.gather_news()");
  for (let n = 0; n < 2; n += 1) {
    const response = await post(`unsubscribe?token=${token}`);
    expect(response.status).toBe(200);
  }
  await deliver();
  expect(subjects().slice(1)).toEqual(["First"]);
  const { rows } = await backend.db.query("select from private.subscribers");
  expect(rows).toEqual([]);
});

test.each([
  ["a bounce", { type: "email.bounced", data: { to: [READER], bounce: { type: "Permanent" } } }],
  ["a complaint", { type: "email.complained", data: { to: [READER] } }],
  ["Postmark's bounce", { RecordType: "Bounce", Email: READER, Inactive: true }],
  ["Postmark's complaint", { RecordType: "SpamComplaint", Email: READER }],
])("after %s nothing is sent, whatever the subscriptions", async (_name, report) => {
  const key = "k".repeat(43);
  await backend.db.query(
    "update private.notification_settings set events_key_hash = private.hash_of_secret($1) where singleton",
    [key],
  );
  await ask();
  await confirm();
  expect((await post("events?key=wrong", report)).status).toBe(502);
  expect((await post(`events?key=${key}`, report)).status).toBe(204);
  await ask("tag", "one");
  await publish("First", { tags: ["one"] });
  await deliver();
  expect(subjects()).toEqual(["Please confirm your address"]);
});

test("a temporarily full mailbox does not count as a bounce, nor does an undetermined one", async () => {
  const { reportsIn } = await import("../../supabase/functions/mail/handle-request.ts");
  for (const type of ["Transient", "Undetermined"])
    expect(reportsIn({ type: "email.bounced", data: { to: [READER], bounce: { type } } })).toEqual(
      [],
    );
  expect(reportsIn({ RecordType: "Bounce", Email: READER, Inactive: false })).toEqual([]);
  expect(reportsIn(null)).toEqual([]);
});

test("replies are sent only to those who subscribed under their own comment, and never their own replies", async () => {
  const postId = await publish("Post");
  await backend.db.exec("select private.gather_news()");
  const id = await comment(postId);
  await askForReplies(id);
  await confirm();
  await comment(postId, id, "Eve");
  await deliver();
  expect(subjects()).toHaveLength(1);
  const reply = await comment(postId, id, "Bob");
  await deliver();
  expect(subjects().at(-1)).toBe("A reply to your comment on “Post”");
  expect(lastTo()?.text).toContain(`${SITE}/blog/post#comment-${reply}`);
  const { rows } = await backend.db.query<{ id: string }>(
    "insert into public.comments (post_id, author_name, content) values ($1, 'Eve', 'Text.') returning id",
    [postId],
  );
  const others = await backend
    .asAnon()
    .rpc("hear_of_replies", { comment_id: rows[0]?.id ?? "", address: "b@b.example" });
  expect(others.error?.message).toBe("The comment no longer exists.");
});

test("a held reply is sent once it is approved", async () => {
  const postId = await publish("Post");
  await backend.db.exec("select private.gather_news()");
  const id = await comment(postId);
  await askForReplies(id);
  await confirm();
  await backend.db.exec(
    "update public.site_settings set comment_moderation = 'everybody' where singleton",
  );
  const reply = await comment(postId, id, "Bob");
  await deliver();
  expect(subjects()).toHaveLength(1);
  const robin = await backend.as("robin@example.com");
  await robin.from("comments").update({ status: "approved" }).eq("id", reply);
  await deliver();
  expect(subjects().at(-1)).toBe("A reply to your comment on “Post”");
});

/** A comment that the reader follows, and the owner, who deletes and restores comments. */
async function followedComment() {
  const postId = await publish("Post");
  await backend.db.exec("select private.gather_news()");
  const id = await comment(postId);
  await askForReplies(id);
  const token = await confirm();
  const robin = await backend.as("robin@example.com");
  return {
    token,
    remove: (table: "comments" | "posts") =>
      robin
        .from(table)
        .delete()
        .eq("id", table === "posts" ? postId : id)
        .throwOnError(),
    restore: (kind: "comments" | "posts") =>
      robin.rpc("restore_deleted", { kind, ids: [kind === "posts" ? postId : id] }).throwOnError(),
    emptyBin: () => robin.rpc("empty_bin").throwOnError(),
    reply: async () => {
      await comment(postId, id, "Bob");
      await deliver();
    },
  };
}
const subscriptionsOf = async (token: string) =>
  (await backend.asAnon().rpc("subscriptions", { token })).data;

test.each(["comments", "posts"] as const)(
  "replies to a comment are emailed after %s were restored from the bin",
  async (kind) => {
    const { remove, restore, reply } = await followedComment();
    await remove(kind);
    await backend.db.exec("select private.remove_expired()");
    await restore(kind);
    await reply();
    expect(subjects().at(-1)).toBe("A reply to your comment on “Post”");
  },
);

test("whoever unsubscribes while the comment is in the bin stays unsubscribed", async () => {
  const { token, remove, restore, reply } = await followedComment();
  await remove("comments");
  const [wish] = (await subscriptionsOf(token)) ?? [];
  expect(wish).toMatchObject({ topic: "replies", title: null });
  await backend.asAnon().rpc("end_subscription", { token, id: wish?.id ?? "" });
  await restore("comments");
  await reply();
  expect(subjects()).toHaveLength(1);
});

test("deleting a comment for good deletes the subscriptions to its replies", async () => {
  const { token, remove, emptyBin } = await followedComment();
  await remove("posts");
  await emptyBin();
  expect(await subscriptionsOf(token)).toEqual([]);
});

test.each([
  ["a comment of one's own", false],
  ["one that others have replied to", true],
])("deleting %s deletes the subscription to its replies", async (_, isRepliedTo) => {
  const postId = await publish("Post");
  const ada = await backend.as("ada@example.com");
  const id = randomUUID();
  await ada.rpc("add_comment", { id, post_id: postId, author_name: "Ada", content: "By Ada" });
  await ada.rpc("hear_of_replies", { comment_id: id }).throwOnError();
  if (isRepliedTo) await comment(postId, id);
  await ada.rpc("delete_own_comment", { comment_id: id }).throwOnError();
  const { data: token } = await ada.rpc("own_subscriptions_token");
  expect(await subscriptionsOf(token ?? "")).toEqual([]);
});

test("an account is subscribed without confirmation, and deleting it deletes its subscriptions", async () => {
  const ada = await backend.as("ada@example.com");
  const { error } = await ada.rpc("subscribe", { address: "", topic: "all" });
  expect(error).toBeNull();
  await publish("First");
  await deliver();
  expect(subjects("ada@example.com")).toEqual(["First"]);
  const { data: token } = await ada.rpc("own_subscriptions_token");
  const { data } = await ada.rpc("subscriptions", { token: token ?? "" });
  expect(data).toMatchObject([{ topic: "all", is_confirmed: true, email: "ada@example.com" }]);
  expect((await ada.rpc("account_data")).data).toMatchObject({ mails: [{ topic: "all" }] });
  await ada.rpc("delete_account", { with_comments: true });
  const { rows } = await backend.db.query("select from private.subscribers");
  expect(rows).toEqual([]);
});

test("an account that is deleted with its comments follows none of them, also if one is restored from the bin", async () => {
  const postId = await publish("Post");
  const ada = await backend.as("ada@example.com");
  const id = randomUUID();
  await ada.rpc("add_comment", { id, post_id: postId, author_name: "Ada", content: "By Ada" });
  const address = "elsewhere@example.com";
  await ada.rpc("hear_of_replies", { comment_id: id, address }).throwOnError();
  const robin = await backend.as("robin@example.com");
  await robin.from("comments").delete().eq("id", id).throwOnError();
  await ada.rpc("delete_account", { with_comments: true }).throwOnError();
  const { rows } = await backend.db.query("select from private.subscriptions");
  expect(rows).toEqual([]);
});

test("unless the owner has turned emails to readers on, nobody can subscribe and nothing is sent", async () => {
  await ask();
  await confirm();
  await backend.db.exec(
    "update private.notification_settings set service = 'webhook' where singleton",
  );
  const { rows } = await backend.db.query("select mails_readers from public.site_settings");
  expect(rows).toEqual([{ mails_readers: false }]);
  await publish("First");
  await deliver();
  expect(subjects()).toHaveLength(1);
  const { error } = await backend
    .asAnon()
    .rpc("subscribe", { address: "b@b.example", topic: "all" });
  expect(error?.message).toBe("This site is not sending emails to readers at the moment.");
});

test("only unconfirmed subscriptions are removed after a week", async () => {
  await ask("tag", "one");
  await confirm();
  await ask();
  await ask("all", "", "other@example.com");
  await pass("8 days");
  await backend.db.exec("select private.remove_expired()");
  const { rows } = await backend.db.query(
    "select email, topic from private.subscribers join private.subscriptions on subscriber_id = subscribers.id",
  );
  expect(rows).toEqual([{ email: READER, topic: "tag" }]);
});
