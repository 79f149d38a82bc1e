/** The outbox as the embedded backend delivers it, and with a stand-in for pg_net, which can lose requests. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { deliverOutbox } from "../../supabase/embedded/outbox.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";
import { siteOf } from "./site-of-owner.ts";

const SITE = "https://site.example";
const OWNER = "robin@example.com";

type Row = { state: string; attempts: number; answer: string | null; is_due: boolean };

const backend = await siteOf(OWNER);

beforeEach(async () => {
  await backend.db.exec(LIFT_RATE_LIMITS);
});

async function write(fields: Partial<Record<"name" | "subject" | "message", string>> = {}) {
  const id = randomUUID();
  const message = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "Text." };
  const { error } = await backend
    .asAnon()
    .rpc("send_contact_message", { id, ...message, ...fields });
  expect(error).toBeNull();
  return id;
}

async function comment(content: string) {
  const { rows } = await backend.db.query<{ id: string }>(
    `insert into public.posts (title, slug, content, published) values ('Post', 'post', 'Text.', true)
     on conflict (slug) do update set title = excluded.title returning id`,
  );
  const { error } = await backend.asAnon().rpc("add_comment", {
    id: randomUUID(),
    post_id: rows[0]?.id ?? "",
    author_name: "Eve",
    content,
  });
  expect(error).toBeNull();
}

async function outbox(): Promise<Row[]> {
  const { rows } = await backend.db.query<Row>(
    `select state, attempts, answer, due_at is not null as is_due
     from private.outbox where part_of is null order by created_at, id`,
  );
  return rows;
}

const deliver = () => deliverOutbox(backend, SITE);
/** Lets time pass for everything in the outbox. */
const pass = (interval: string) =>
  backend.db.exec(
    `update private.outbox set due_at = due_at - interval '${interval}', tried_at = tried_at - interval '${interval}',
       uncertain_since = uncertain_since - interval '${interval}', settled_at = settled_at - interval '${interval}',
       created_at = created_at - interval '${interval}' where true`,
  );
const setRecipient = (address: string) =>
  backend.db.query("update private.notification_settings set recipient = $1 where singleton", [
    address,
  ]);

test("a message is emailed once, with a link to it and the sender as reply address", async () => {
  const id = await write({ name: "Ada\r\nBcc: x@y.example", subject: "A <b>question</b>" });
  await deliver();
  await deliver();
  expect(backend.emails).toHaveLength(1);
  const [mail] = backend.emails;
  expect(mail).toMatchObject({
    to: OWNER,
    replyTo: "ada@example.com",
    subject: "Ada Bcc: x@y.example: A <b>question</b>",
    link: `${SITE}/admin/messages?id=${id}`,
    // Otherwise an out-of-office program would reply to an address that a stranger chose.
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(mail?.text).toContain("A <b>question</b>");
  expect(mail?.html).toContain("A &lt;b&gt;question&lt;/b&gt;");
  expect(mail?.html).not.toMatch(/<(img|link|script)|src=|url\(|@import/);
  expect(await outbox()).toEqual([{ state: "sent", attempts: 1, answer: null, is_due: false }]);
});

test("a form that is submitted twice is emailed once", async () => {
  const message = { id: randomUUID(), name: "A", email: "a@b.example", subject: "S", message: "M" };
  await backend.asAnon().rpc("send_contact_message", message);
  await deliver();
  await backend.asAnon().rpc("send_contact_message", message);
  await deliver();
  expect(backend.emails).toHaveLength(1);
});

test("ten held comments are reported in one email, ten minutes after the first", async () => {
  await backend.db.exec(
    "update public.site_settings set comment_moderation = 'everybody' where singleton",
  );
  for (let n = 1; n <= 10; n += 1) await comment(`Comment ${n}`);
  await deliver();
  expect(backend.emails).toEqual([]);
  await pass("10 minutes");
  await deliver();
  await deliver();
  expect(backend.emails.map(({ subject }) => subject)).toEqual(["10 comments to moderate"]);
  expect(backend.emails[0]?.text).toContain("Comment 10");
  expect(backend.emails[0]?.text?.match(/Moderate comments: /g)).toHaveLength(1);
  expect(backend.emails[0]?.html?.match(/<a /g)).toHaveLength(1);
});

test("comments that are public at once, or approved in the meantime, are not reported", async () => {
  await comment("Public.");
  await backend.db.exec(
    "update public.site_settings set comment_moderation = 'everybody' where singleton",
  );
  await comment("Held.");
  await backend.db.exec("update public.comments set status = 'approved' where status = 'pending'");
  await pass("10 minutes");
  await deliver();
  expect(backend.emails).toEqual([]);
  expect(await outbox()).toMatchObject([{ state: "given up", is_due: false }]);
});

test("the owner is notified of a build that the host refused", async () => {
  await backend.db.exec(`
    insert into private.build_hook (url, called_at) values ('https://host.example/hook', now());
    select private.record_build_response(404, null);
  `);
  await pass("10 minutes");
  await deliver();
  expect(backend.emails).toMatchObject([{ kind: "build", subject: "The site was not built" }]);
  expect(backend.emails[0]?.text).toContain("HTTP 404");
});

test("while email notifications are off no emails go out, not even ones already waiting", async () => {
  await write();
  await backend.db.exec(
    "update public.site_settings set enable_email_notifications = false where singleton",
  );
  await write();
  await deliver();
  expect(backend.emails).toEqual([]);
  expect(await outbox()).toMatchObject([{ state: "given up" }]);
});

test("an email that waits for a client is given up once the owner has chosen a webhook", async () => {
  await backend.db.exec(
    `insert into private.outbox (kind, cause, recipient, mail, due_at)
     values ('answer', 'answer:1', 'client@example.com', '{"subject": "Re:", "parts": []}', now());
     update private.notification_settings set service = 'webhook' where singleton`,
  );
  await deliver();
  expect(backend.emails).toEqual([]);
  expect(await outbox()).toMatchObject([{ state: "given up", is_due: false }]);
});

test("a digest combines what is waiting into one email", async () => {
  await backend.db.exec(
    "update private.notification_settings set digest = 'hourly' where singleton",
  );
  await write();
  await write();
  await deliver();
  expect(backend.emails).toEqual([]);
  await pass("1 hour");
  await deliver();
  expect(backend.emails).toMatchObject([{ subject: "2 messages", replyTo: null }]);
});

test("during quiet hours the owner gets no email, and afterwards everything that waited", async () => {
  await backend.db.exec(
    `update private.notification_settings set quiet_from = (now() - interval '1 hour')::time,
       quiet_until = (now() + interval '1 hour')::time, time_zone = 'UTC' where singleton`,
  );
  await write();
  await deliver();
  expect(backend.emails).toEqual([]);
  await backend.db.exec(
    "update private.notification_settings set quiet_until = quiet_from where singleton",
  );
  await deliver();
  expect(backend.emails).toHaveLength(1);
});

test("a refused email is tried twelve times with growing pauses, and then has failed", async () => {
  await setRecipient("owner+refused@example.com");
  await write();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await deliver();
    await deliver();
    const { rows } = await backend.db.query<{ minutes: number | null }>(
      "select round(extract(epoch from due_at - tried_at) / 60)::integer as minutes from private.outbox",
    );
    pauses.push(rows[0]?.minutes ?? 0);
    await pass("3 hours");
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180, 180, 180, 0]);
  await deliver();
  expect(await outbox()).toEqual([
    {
      state: "failed",
      attempts: 12,
      answer: "The address is on the list of those that bounced.",
      is_due: false,
    },
  ]);
  expect(backend.emails).toEqual([]);
});

/** Responds to an email like a service whose daily limit is reached. */
async function refuseOneTooMany() {
  await backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await backend.db.exec(
    "select private.record_delivery(id, 429, 'Too many.') from private.claim_outbox(1)",
  );
  return (await outbox()).map(({ state, attempts }) => [state, attempts]);
}

test(
  "an email over a service's daily limit is retried for two days",
  { tags: "full" },
  async () => {
    await write();
    for (let attempt = 1; attempt < 24; attempt += 1)
      expect(await refuseOneTooMany()).toEqual([["waiting", attempt]]);
    expect(await refuseOneTooMany()).toEqual([["failed", 24]]);
  },
);

test("an email whose response was lost is repeated under its key, but not after a day", async () => {
  await setRecipient("owner+lost@example.com");
  await write();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await deliver();
    await pass("3 hours");
  }
  const [row] = await outbox();
  expect(row).toMatchObject({ state: "unknown", is_due: false });
  expect(row?.attempts).toBeLessThan(12);
  expect(backend.emails).toHaveLength(1);
});

test("an email whose sender stopped halfway is unknown, and sent again", async () => {
  await write();
  await backend.db.exec("select private.claim_outbox(10)");
  await deliver();
  expect(await outbox()).toMatchObject([{ state: "sending" }]);
  await pass("6 minutes");
  await deliver();
  expect(await outbox()).toMatchObject([{ state: "unknown", is_due: true }]);
  await pass("2 minutes");
  await deliver();
  expect(await outbox()).toMatchObject([{ state: "sent", attempts: 2 }]);
  expect(backend.emails).toHaveLength(1);
});

test("emails are removed a day after they were sent, and their status after 30 days", async () => {
  await write();
  await deliver();
  await pass("23 hours");
  await backend.db.exec("select private.remove_expired()");
  const emails = () => backend.db.query("select mail is null as gone from private.outbox");
  expect((await emails()).rows).toEqual([{ gone: false }]);
  await pass("2 hours");
  await backend.db.exec("select private.remove_expired()");
  expect((await emails()).rows).toEqual([{ gone: true }]);
  await pass("30 days");
  await backend.db.exec("select private.remove_expired()");
  expect((await emails()).rows).toEqual([]);
});

test("seeds, restored backups and rows restored from the bin cause no emails", async () => {
  const id = await write();
  const owner = await backend.as(OWNER);
  await backend.db.exec(
    "insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.example', 'S', 'M')",
  );
  await deliver();
  expect(backend.emails).toHaveLength(1);
  await backend.db.exec("delete from private.outbox where true");
  await owner.from("contact_messages").delete().eq("id", id);
  await owner.rpc("restore_deleted", { kind: "contact_messages", ids: [id] });
  expect(await outbox()).toEqual([]);
});
