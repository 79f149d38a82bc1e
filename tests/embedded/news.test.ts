/** News emails contain everything once, the owner’s articles and replies first, and nothing withdrawn. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startMailingSite, tokenIn } from "./mailing-site.ts";

const site = await startMailingSite();
const { backend, publish, ask, askForReplies, comment, confirm, deliver, lastTo, pass, subjects } =
  site;

/** Ids that a browser may choose, the lowest there are. */
const lowId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** A reader subscribed to articles, and to replies to a comment. */
async function reader() {
  const postId = await publish("Post");
  await backend.db.exec("select private.gather_news()");
  const id = await comment(postId, undefined, "Reader");
  await ask();
  await askForReplies(id);
  await confirm();
  return { postId, id };
}

const headings = () =>
  (lastTo()?.text ?? "").split("\n\n---\n\n").map((part) => part.split("\n")[0]);

test("sixty replies do not crowd out an article", { tags: "full" }, async () => {
  const { postId, id } = await reader();
  for (let n = 1; n <= 60; n += 1) await comment(postId, id, "Eve", lowId(n));
  await publish("Real news");
  await deliver();
  expect(headings()).toEqual(["Real news", "On “Post” by Sample site"]);
  expect(lastTo()?.text).toContain("A reader replied: Eve (and 59 more)");
  expect(lastTo()?.text).toContain("By Eve");
  await pass("1 day");
  await deliver();
  expect(subjects()).toHaveLength(2);
});

test("what the owner wrote comes first, the rest in chronological order", async () => {
  const { postId, id } = await reader();
  const other = await comment(postId, undefined, "Reader");
  await backend.db.query(
    "insert into private.subscriptions (subscriber_id, topic, comment_id, confirmed_at) select id, 'replies', $1, now() from private.subscribers",
    [other],
  );
  await comment(postId, other, "Eve", lowId(2));
  await comment(postId, id, "Eve", lowId(1));
  const robin = await backend.as("robin@example.com");
  const { error } = await robin.rpc("add_comment", {
    id: randomUUID(),
    post_id: postId,
    parent_id: id,
    author_name: "Robin",
    content: "An answer.",
  });
  expect(error).toBeNull();
  await publish("Second");
  await deliver();
  const text = lastTo()?.text ?? "";
  expect(text.indexOf("Second")).toBeLessThan(text.indexOf("An answer."));
  expect(text).toContain("The site’s owner replied: Robin (and 1 more)");
  expect(text.indexOf("An answer.")).toBeLessThan(text.indexOf("By Eve"));
});

test("an email begins with the owner’s words, whatever name a visitor uses", async () => {
  const { postId, id } = await reader();
  await comment(postId, id, "Your mailbox provider");
  await deliver();
  const { subject, text = "" } = lastTo() ?? {};
  expect(subject).toBe("A reply to your comment on “Post”");
  expect(text.split("\n\n").slice(0, 2)).toEqual([
    "On “Post” by Sample site",
    "A reader replied: Your mailbox provider",
  ]);
});

test("only twenty of very many articles are listed", { tags: "full" }, async () => {
  await ask();
  await confirm();
  await backend.db.exec(
    `insert into public.posts (title, slug, content, published)
     select 'Part ' || n, 'part-' || n, 'Text.', true from generate_series(1, 75) as n`,
  );
  await deliver();
  expect(headings()).toHaveLength(21);
  expect(headings().at(-1)).toBe("And 55 more articles");
  await pass("1 day");
  await deliver();
  expect(subjects()).toHaveLength(2);
});

/** The reader’s address has a tag that makes the embedded mail service fail. */
const failing = (how: string) => `reader+${how}@example.com`;
async function subscribed(address: string) {
  await ask("all", "", address);
  await backend.db.exec("update private.subscriptions set confirmed_at = now()");
}
async function deliverTwelveTimes() {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await deliver();
    await pass("3 hours");
  }
}
const states = async () => {
  const { rows } = await backend.db.query(
    "select state, attempts from private.outbox where kind = 'news' order by created_at",
  );
  return rows;
};

test("an article whose emails failed is included in the next one", async () => {
  const address = failing("refused");
  await subscribed(address);
  await publish("First");
  await deliverTwelveTimes();
  expect(await states()).toEqual([{ state: "failed", attempts: 12 }]);
  await backend.db.exec("update private.subscribers set email = 'reader@example.com'");
  await pass("1 day");
  await publish("Second");
  await deliver();
  expect(headings()).toEqual(["First", "Second"]);
});

test("an article whose email may have arrived is not sent again", async () => {
  const address = failing("lost");
  await subscribed(address);
  await publish("First");
  await deliverTwelveTimes();
  await pass("1 day");
  await deliver();
  expect(subjects(address).filter((subject) => subject === "First")).toHaveLength(1);
  expect(await states()).toHaveLength(1);
});

test("a refused email is composed again, without anything withdrawn since", async () => {
  const address = failing("error");
  await subscribed(address);
  const taken = await publish("Taken back");
  await publish("Stays");
  await deliver();
  await backend.db.query("update public.posts set published = false where id = $1", [taken]);
  await pass("10 minutes");
  await deliver();
  const { rows } = await backend.db.query<{ mail: string; key: string }>(
    "select mail::text, private.delivery_key(id, mail) as key from private.outbox where kind = 'news'",
  );
  expect(rows[0]?.mail).toContain("Stays");
  expect(rows[0]?.mail).not.toContain("Taken back");
});

test("a refused email is not sent if everything in it was withdrawn", async () => {
  const address = failing("error");
  await subscribed(address);
  const taken = await publish("Taken back");
  await deliver();
  await backend.db.query("delete from public.posts where id = $1", [taken]);
  await pass("10 minutes");
  await deliver();
  expect(await states()).toEqual([{ state: "given up", attempts: 1 }]);
});

test("an email that may have arrived is repeated unchanged, under the same key", async () => {
  const address = failing("lost");
  await subscribed(address);
  const taken = await publish("Taken back");
  await publish("Stays");
  await deliver();
  const sent = lastTo(address);
  await backend.db.query("update public.posts set published = false where id = $1", [taken]);
  await pass("10 minutes");
  await deliver();
  expect(await states()).toEqual([{ state: "unknown", attempts: 2 }]);
  const { rows } = await backend.db.query(
    "select private.delivery_key(id, mail) as key from private.outbox where kind = 'news'",
  );
  expect(rows).toEqual([{ key: sent?.key }]);
});

test("a refused email is not retried after its reader has unsubscribed", async () => {
  const address = failing("error");
  await subscribed(address);
  await publish("First");
  await deliver();
  expect(await states()).toEqual([{ state: "waiting", attempts: 1 }]);
  const { rows } = await backend.db.query<{ token: string }>(
    "select token from private.subscribers",
  );
  await backend.asAnon().rpc("stop_subscriptions", { token: rows[0]?.token ?? "" });
  expect(await states()).toEqual([]);
  expect(tokenIn(lastTo(address)?.text)).toBe("");
});

test("an email to the owner is sent before confirmation emails, and both before news", async () => {
  await subscribed("reader@example.com");
  await publish("First");
  await backend.db.exec("select private.gather_news()");
  for (let n = 0; n < 12; n += 1) await ask("all", "", `asked${n}@example.com`);
  await backend.db.exec("update private.outbox set due_at = due_at - interval '1 hour'");
  await backend.db.exec("insert into private.outbox (kind, cause) values ('test', 'test:late')");
  await deliver();
  const [first, ...others] = backend.emails.map(({ kind }) => kind);
  expect(first).toBe("test");
  expect(new Set(others)).toEqual(new Set(["confirm"]));
  await deliver();
  expect(backend.emails.at(-1)?.kind).toBe("news");
});
