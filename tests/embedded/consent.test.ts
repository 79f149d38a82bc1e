/** Nobody is emailed what they have not subscribed to, nor asked to confirm it more than once a day. */
import { expect, test } from "vitest";
import { READER, startMailingSite, tokenIn } from "./mailing-site.ts";
import { words } from "../support/words.ts";

const site = await startMailingSite();
const { backend, publish, ask, askForReplies, comment, confirm, deliver, lastTo, pass } = site;
const { emailsTo, subjects } = site;

const QUESTION = "Please confirm your address";
const FURTHER_QUESTION = "Please confirm your subscription";
/** What a stranger would like a reader to get under the site's name. */
const BAIT = "Your mailbox provider";

/** A stranger comments, subscribes someone else's address to replies, and replies. */
async function plant(postId: string, address = READER) {
  const id = await comment(postId, undefined, "Eve");
  await askForReplies(id, address);
  return () => comment(postId, id, BAIT);
}

async function subscriptions(token: string) {
  const { data } = await backend.asAnon().rpc("subscriptions", { token });
  return data ?? [];
}

test("what a stranger adds to a confirmed address needs a confirmation, and their text is not emailed", async () => {
  await ask();
  const token = await confirm();
  await pass("1 day");
  const reply = await plant(await publish(`Post`));
  await reply();
  await deliver();
  await deliver();
  expect(emailsTo().filter(({ kind }) => kind === "confirm")).toHaveLength(2);
  expect(JSON.stringify(emailsTo())).not.toMatch(new RegExp(`${BAIT}|Eve`));
  expect(subjects()).toContain(FURTHER_QUESTION);
  expect((await subscriptions(token)).map((it) => [it.topic, it.is_confirmed])).toEqual([
    ["replies", false],
    ["all", true],
  ]);
});

test("an account confirms only its own subscription, not what strangers added to its address", async () => {
  const postId = await publish("Post");
  await backend.db.exec("select private.gather_news()");
  const reply = await plant(postId, "ada@example.com");
  const ada = await backend.as("ada@example.com");
  await ada.rpc("subscribe", { address: "", topic: "tag", name: "one" });
  await reply();
  await publish("First", { tags: ["one"] });
  await deliver();
  await deliver();
  expect(subjects("ada@example.com").toSorted()).toEqual(["First", FURTHER_QUESTION]);
});

test("the button confirms what its page showed, and nothing added later", async () => {
  await ask("tag", "one");
  await deliver();
  const token = tokenIn(lastTo()?.text);
  const shown = (await subscriptions(token)).map(({ id }) => id);
  await ask();
  await backend.asAnon().rpc("confirm_subscriptions", { token, ids: shown });
  const states = () =>
    subscriptions(token).then((rows) => rows.map((it) => [it.topic, it.is_confirmed]));
  expect(await states()).toEqual([
    ["all", false],
    ["tag", true],
  ]);
  // The page of 1.1 names none: it confirms what existed when the email was sent.
  await backend.asAnon().rpc("confirm_subscriptions", { token });
  expect(await states()).toContainEqual(["all", false]);
  // Nor does another address's token confirm it.
  await ask("all", "", "eve@example.com");
  await pass("1 day");
  await deliver();
  const evil = tokenIn(lastTo("eve@example.com")?.text);
  const ids = (await subscriptions(token)).map(({ id }) => id);
  await backend.asAnon().rpc("confirm_subscriptions", { token: evil, ids });
  expect(await states()).toContainEqual(["all", false]);
});

test("a confirmation email contains nothing that anyone typed", async () => {
  await publish("Typed-title", { tags: ["typed-tag"], series: "Typed-series" });
  const id = await comment(await publish("Typed-too"), undefined, "Typed-name");
  await ask("tag", "typed-tag");
  await ask("series", "Typed-series");
  await askForReplies(id);
  await deliver();
  expect(subjects()).toEqual([QUESTION]);
  expect(JSON.stringify(emailsTo())).not.toMatch(/typed/i);
});

test("a subscription within the hour is confirmed by email the next day", async () => {
  await ask("tag", "one");
  await confirm();
  await ask();
  await deliver();
  expect(subjects()).toEqual([QUESTION]);
  await pass("1 day");
  await deliver();
  expect(subjects()).toEqual([QUESTION, FURTHER_QUESTION]);
});

test("an address gets one confirmation email a day, even if its subscription is deleted in between", async () => {
  const postId = await publish("Post");
  for (let n = 0; n < 3; n += 1) {
    const id = await comment(postId);
    await askForReplies(id);
    await deliver();
    await backend.db.query("delete from public.comments where id = $1", [id]);
    await backend.db.exec("select private.remove_expired()");
  }
  expect(subjects()).toEqual([QUESTION]);
});

test.each([
  ["tags", ["reader+a@example.com", "reader+b@example.com", " READER@example.com "]],
  ["a final dot", ["reader@example.com.", "reader@example.com", "reader@example.com.."]],
  [
    "full-width letters",
    ["ｒｅａｄｅｒ@example.com", "reader@ｅｘａｍｐｌｅ．ｃｏｍ", "reader@example.com"],
  ],
  ["dots at Gmail", ["re.ader@gmail.com", "r.e.a.d.e.r+x@googlemail.com", "reader@gmail.com"]],
  ["punctuation at Proton", ["re.ader@proton.me", "re-ader@pm.me", "reader@protonmail.com"]],
  ["Apple's domains", ["reader@icloud.com", "reader@me.com", "reader@mac.com"]],
  ["Yahoo’s keywords", ["reader-a@yahoo.com", "reader-b@yahoo.com", "reader@yahoo.com"]],
  ["subdomain names", ["a@reader.fastmail.com", "b@reader.fastmail.com", "reader@fastmail.com"]],
])("a mailbox gets one email a day in any spelling: %s", async (_name, addresses) => {
  for (const address of addresses) await ask("all", "", address);
  await deliver();
  await deliver();
  expect(backend.emails.map(({ subject }) => subject)).toEqual([QUESTION]);
});

test("different mailboxes get one confirmation email each", async () => {
  const addresses = ["re.ader@example.com", "reader@example.com", "reader@example.org"];
  for (const address of addresses) await ask("all", "", address);
  await deliver();
  expect(backend.emails.map(({ to }) => to)).toEqual(addresses);
});

test("a mailbox that never confirms gets at most five confirmation emails a month", async () => {
  for (let day = 0; day < 10; day += 1) {
    await ask("all", "", `reader+${day}@example.com`);
    await pass("1 day");
    await deliver();
  }
  expect(backend.emails).toHaveLength(5);
});

test("a mailbox that confirms can get further confirmation emails", async () => {
  for (let day = 0; day < 7; day += 1) {
    await ask(day % 2 ? "all" : "tag", day % 2 ? "" : "one");
    await confirm();
    await backend.db.exec("delete from private.subscriptions");
    await pass("1 day");
  }
  expect(subjects()).toHaveLength(7);
});

test.each(words`
  ()@example.com a<b@example.com reader@例え.jp reader@example reader@-example.com reader.@example.com
`)("an address that no mail service delivers to is refused: %s", async (address) => {
  const { error } = await backend.asAnon().rpc("subscribe", { address, topic: "all" });
  expect(error?.message).toBe("That does not look like an e-mail address.");
});

test("strangers cannot use up a reader's subscriptions", { tags: "full" }, async () => {
  await backend.db.exec(
    `insert into public.posts (title, slug, content, published, tags)
     select 'Post ' || n, 'post-' || n, 'Text.', true, array['tag ' || n] from generate_series(1, 60) as n`,
  );
  for (let n = 1; n <= 60; n += 1) await ask("tag", `tag ${n}`, "ada@example.com");
  const ada = await backend.as("ada@example.com");
  await ada.rpc("subscribe", { address: "", topic: "tag", name: "tag 60" });
  await ada.rpc("subscribe", { address: "", topic: "all" });
  await ask("tag", "one", "ada@example.com");
  const { data: token } = await ada.rpc("own_subscriptions_token");
  const rows = await subscriptions(token ?? "");
  const names = (isConfirmed: boolean) =>
    rows.filter((it) => it.is_confirmed === isConfirmed).map(({ name }) => name);
  expect(names(true)).toEqual(["tag 60", ""]);
  expect(names(false)).toHaveLength(50);
  expect(names(false)).toContain("one");
});

test("unsubscribing does not lead to an earlier confirmation email for a reader who never asked", async () => {
  for (let n = 0; n < 3; n += 1) {
    await ask();
    await deliver();
    await backend.asAnon().rpc("stop_subscriptions", { token: tokenIn(lastTo()?.text) });
  }
  expect(subjects()).toEqual([QUESTION]);
});

test("confirmation emails that had to wait for the mail service go out at one a day", async () => {
  const spellings = ["reader+a@example.com", "reader+b@example.com", "reader+c@example.com"];
  for (const address of spellings) await ask("all", "", address);
  await pass("5 days");
  for (let day = 1; day <= 2; day += 1) {
    await deliver();
    expect(backend.emails).toHaveLength(day);
    await pass("1 day");
  }
});

test("until the first confirmation, the last request sets the frequency", async () => {
  await ask("all", "", READER, "weekly");
  await ask("tag", "one", READER, "daily");
  const token = await confirm();
  expect((await subscriptions(token))[0]?.frequency).toBe("daily");
  await ask("all", "", READER, "weekly");
  expect((await subscriptions(token))[0]?.frequency).toBe("daily");
});

test("removing an address also removes it from the outbox", async () => {
  await ask();
  const token = await confirm();
  await publish("First");
  await deliver();
  await ask("all", "", "other@example.com");
  const { rows: before } = await backend.db.query("select from private.outbox");
  expect(before).toHaveLength(3);
  await backend.asAnon().rpc("stop_subscriptions", { token });
  await pass("8 days");
  await backend.db.exec("select private.remove_expired()");
  const { rows } = await backend.db.query("select recipient, mail from private.outbox");
  expect(rows).toEqual([]);
});

test("subscriptions of an account follow it to its new address, and links in old emails stop working", async () => {
  const ada = await backend.as("ada@example.com");
  await ada.rpc("subscribe", { address: "", topic: "tag", name: "one" });
  await ask("all", "", "new@example.com");
  const { data: former } = await ada.rpc("own_subscriptions_token");
  await backend.db.exec(
    "update auth.users set email = 'new@example.com' where email = 'ada@example.com'",
  );
  expect(await subscriptions(former ?? "")).toEqual([]);
  const { rows } = await backend.db.query(
    `select email, topic, subscriptions.confirmed_at is not null as is_confirmed
     from private.subscribers join private.subscriptions on subscriber_id = subscribers.id order by topic`,
  );
  expect(rows).toEqual([
    { email: "new@example.com", topic: "all", is_confirmed: false },
    { email: "new@example.com", topic: "tag", is_confirmed: true },
  ]);
});
