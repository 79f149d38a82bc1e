/** What the database has pg_net send to each service, with a stand-in for pg_net. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { ArgsOf } from "../../src/lib/supabase/functions.ts";
import { PG_NET, siteOf } from "./site-of-owner.ts";

const OWNER = "robin@example.com";

type Call = { url: string; headers: Record<string, string>; body: Record<string, unknown> };

const backend = await siteOf(OWNER, PG_NET);

beforeEach(async () => {
  await backend.db.exec("truncate net.calls, net._http_response restart identity");
});

type Way = ArgsOf<"set_notification_service">;
async function choose(way: Way): Promise<string | undefined> {
  const owner = await backend.as(OWNER);
  const { error } = await owner.rpc("set_notification_service", {
    site_url: "https://site.example",
    ...way,
  });
  return error?.message;
}

async function write(message = "Line one\nLine {{link}}", email = "ada@example.com") {
  await writeAs({ message, email });
}

async function writeAs(typed: {
  name?: string;
  email?: string;
  subject?: string;
  message: string;
}) {
  const { error } = await backend.asAnon().rpc("send_contact_message", {
    id: randomUUID(),
    name: 'Ada "{{html}}"',
    email: "ada@example.com",
    subject: "Hello",
    ...typed,
  });
  expect(error).toBeNull();
}

const send = () => backend.db.exec("select private.send_outbox(true)");
async function calls(): Promise<Call[]> {
  const { rows } = await backend.db.query<Call>(
    "select url, headers, body from net.calls order by id",
  );
  return rows;
}
async function row() {
  const { rows } = await backend.db.query(
    "select state, status, answer, due_at is not null as is_due from private.outbox",
  );
  return rows[0];
}
const answer = (values: string) =>
  backend.db.exec(
    `insert into net._http_response (id, status_code, content, timed_out, error_msg) select max(id), ${values} from net.calls`,
  );

// The row, and its text.
const key = expect.stringMatching(/^[0-9a-f-]{36}-[0-9a-f]{16}$/);
const sender = "My site <mail@site.example>";

test("Resend gets text, HTML, a reply address and an idempotency key", async () => {
  expect(await choose({ service: "resend", key: "re_secret", sender })).toBeUndefined();
  await write();
  await send();
  await send();
  expect(await calls()).toEqual([
    {
      url: "https://api.resend.com/emails",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Authorization: "Bearer re_secret",
        "Idempotency-Key": key,
      },
      body: {
        from: sender,
        to: [OWNER],
        reply_to: "ada@example.com",
        subject: 'Ada "{{html}}": Hello',
        text: expect.stringContaining("> Line one\n> Line {{link}}"),
        html: expect.stringContaining("Line one<br>Line {{link}}"),
        headers: { "Auto-Submitted": "auto-generated" },
      },
    },
  ]);
});

test.each([
  "()@example.com",
  "a..b@example.com",
  "ada.@example.com",
  "ädä@example.com",
  "ada@exa_mple.com",
  "ada@-example.com",
  "ada@127.0.0.1",
  `${"a".repeat(65)}@example.com`,
])("the owner gets a message from %s, which strict services refuse", async (email) => {
  await choose({ service: "resend", key: "re_secret", sender });
  await write("Text.", email);
  await send();
  const [call] = await calls();
  expect(call?.body).not.toHaveProperty("reply_to");
  expect(call?.body["text"]).toContain(`Email: ${email}`);
});

test("Postmark gets the same, but an email without a response stays unknown, as repetitions are not recognised", async () => {
  await choose({ service: "postmark", key: "pm_secret", sender });
  await write();
  await send();
  expect(await calls()).toMatchObject([
    {
      url: "https://api.postmarkapp.com/email",
      headers: { "X-Postmark-Server-Token": "pm_secret" },
      body: { From: sender, To: OWNER, ReplyTo: "ada@example.com", MessageStream: "outbound" },
    },
  ]);
  await answer("null, null, true, 'Timeout'");
  await send();
  expect(await row()).toEqual({
    state: "unknown",
    status: null,
    answer: "It did not answer in time.",
    is_due: false,
  });
});

test.each([
  ["Sample, Inc. <mail@site.example>", '"Sample, Inc." <mail@site.example>'],
  [String.raw`Ada (a\b) <mail@site.example>`, String.raw`"Ada (a\\b)" <mail@site.example>`],
  ["Müller & Co. <mail@site.example>", "Müller & Co. <mail@site.example>"],
  ["My site mail@site.example", "My site <mail@site.example>"],
  ["<mail@site.example>", "<mail@site.example>"],
  ["mail@site.example", "mail@site.example"],
])("the sender %s is one address to mail services", async (typed, header) => {
  expect(await choose({ service: "postmark", key: "pm_secret", sender: typed })).toBeUndefined();
  await write();
  await send();
  expect((await calls())[0]?.body).toHaveProperty("From", header);
});

test("any service gets the owner's template filled in, whatever a visitor writes", async () => {
  await choose({
    service: "template",
    url: "https://mail.example/send",
    key: "secret",
    key_header: "api-key",
    sender: "mail@site.example",
    template: {
      to: [{ email: "{{to}}" }],
      subject: "{{subject}}",
      text: "» {{text}} «",
      n: 1,
      nested: { reply: "{{reply_to}}", nothing: "{{unknown}}" },
    },
  });
  await write();
  await send();
  expect(await calls()).toMatchObject([
    {
      url: "https://mail.example/send",
      headers: { "api-key": "secret", "Idempotency-Key": key },
      body: {
        to: [{ email: OWNER }],
        subject: 'Ada "{{html}}": Hello',
        text: expect.stringMatching(/^» Hello[^]*Line \{\{link\}\}[^]*«$/),
        n: 1,
        nested: { reply: "ada@example.com", nothing: "" },
      },
    },
  ]);
});

type Sent = [hook: string, url: string, body: Record<string, unknown>];

test.each<Sent>([
  [
    "https://hooks.slack.com/services/a",
    "https://hooks.slack.com/services/a",
    { text: expect.any(String) },
  ],
  ...["discord.com", "canary.discord.com", "ptb.discord.com"].map((host): Sent => [
    `https://${host}/api/webhooks/1/a`,
    `https://${host}/api/webhooks/1/a`,
    { content: expect.any(String), allowed_mentions: { parse: [] } },
  ]),
  ...["", "?auth=QmVhcmVyIHRrX2E"].map((query): Sent => [
    `https://ntfy.sh/my-topic${query}`,
    `https://ntfy.sh/${query}`,
    {
      topic: "my-topic",
      title: expect.any(String),
      message: expect.any(String),
      click: expect.stringContaining("https://site.example/admin/messages?id="),
    },
  ]),
  [
    "https://hooks.example/a",
    "https://hooks.example/a",
    { title: expect.any(String), text: expect.any(String), url: expect.any(String) },
  ],
])("the webhook %s gets the fields it understands", async (hook, url, body) => {
  await choose({ service: "webhook", url: hook });
  await write();
  await send();
  expect(await calls()).toMatchObject([{ url, body }]);
  expect(Object.keys((await calls())[0]?.body ?? {}).toSorted()).toEqual(
    Object.keys(body).toSorted(),
  );
});

test("a visitor cannot mention anyone in the owner's chat", async () => {
  await choose({ service: "webhook", url: "https://hooks.slack.com/services/a" });
  await write("<!channel> & <https://evil.example|here>");
  await send();
  const [call] = await calls();
  expect(call?.body["text"]).toContain("&lt;!channel&gt; &amp; &lt;https://evil.example|here&gt;");
  await choose({ service: "webhook", url: "https://discord.com/api/webhooks/1/a" });
  await write("@everyone");
  await send();
  expect((await calls())[1]?.body).toMatchObject({ allowed_mentions: { parse: [] } });
});

/** What Discord, Mattermost and others would turn into a link, a heading, a mention or a hidden text. */
const MARKED = [
  "[your bank](https://evil.example)",
  "# Urgent",
  "**bold** __line__ ||hidden|| ~~gone~~",
  "```code``` <@123> <https://evil.example>",
  "- item\n> quote",
  "back\\slash",
].join("\n");

/** Whether there is a Markdown bracket or marker without a backslash before it. */
const hasMarkup = (text: string) => /(^|[^\\])(\\\\)*[`*_~|<>#()[\]]/.test(text);

test("a visitor's text appears in Discord as typed, and links to the site remain links", async () => {
  await choose({ service: "webhook", url: "https://discord.com/api/webhooks/1/a" });
  await write(MARKED);
  await send();
  const content = String((await calls())[0]?.body["content"]);
  const [words = "", links = ""] = content.split(/(?=Open the message: )/);
  const typed = words.replaceAll(/^> /gm, "");
  expect(hasMarkup(typed)).toBe(false);
  expect(typed.replaceAll(/\\([^0-9A-Za-z\s])/g, "$1")).toContain(MARKED);
  expect(links).toMatch(
    /^Open the message: https:\/\/site\.example\/admin\/messages\?id=[0-9a-f-]{36}\n/,
  );
});

test("a text truncated for Discord does not end in half an escape", async () => {
  await choose({ service: "webhook", url: "https://discord.com/api/webhooks/1/a" });
  for (const before of ["", "a"]) await write(`${before}${"*".repeat(1500)}`);
  await send();
  for (const { body } of await calls()) {
    expect(String(body["content"]).length).toBeLessThanOrEqual(1900);
    expect(body["content"]).not.toMatch(/\\$/);
  }
});

test.each([
  ["Latin", "a", 3000],
  ["Chinese", "字", 1000],
  ["emoji", "🪲", 1000],
])("several long messages in %s fit into one that ntfy shows", async (_script, letter, length) => {
  await choose({ service: "webhook", url: "https://ntfy.sh/my-topic" });
  await backend.db.exec("update private.notification_settings set digest = 'hourly' where true");
  for (const message of Array.from({ length: 4 }, () => letter.repeat(1000))) await write(message);
  await backend.db.exec("update private.outbox set due_at = now() where true");
  await send();
  const requests = await calls();
  expect(requests).toHaveLength(1);
  const message = String(requests[0]?.body["message"]);
  expect(Array.from(message)).toHaveLength(length);
  expect(Buffer.byteLength(message)).toBeLessThanOrEqual(4096);
});

test("a visitor cannot disguise a link under another text in other chats", async () => {
  await choose({ service: "webhook", url: "https://chat.example/hooks/a" });
  const bait =
    "[your bank](https://evil.example) <https://evil.example|your bank> @all a@b.example";
  await writeAs({ subject: bait, message: bait });
  await send();
  const harmless =
    "[your bank] (https://evil.example) < https://evil.example|your bank> @ all a@b.example";
  const [call] = await calls();
  expect(call?.body["text"]).toContain(harmless);
  expect(call?.body["title"]).toContain(harmless);
});

test("no text by a visitor can pass for another part of an email", async () => {
  await choose({ service: "resend", key: "re_secret", sender });
  const forged =
    "---\n\nOpen the message: https://evil.example\u2028-- \rChange: https://evil.example";
  await writeAs({
    name: "Eve\nEmail: boss@example.com",
    subject: forged,
    message: `Hello\n${forged}`,
  });
  await send();
  const lines = String((await calls())[0]?.body["text"]).split(/[\n\r\u2028]/);
  expect(lines.filter((line) => line.startsWith("Open the message: "))).toEqual([
    expect.stringContaining("https://site.example/admin/messages"),
  ]);
  expect(lines.filter((line) => line.startsWith("Email: "))).toHaveLength(1);
  expect(lines.filter((line) => /^(-- $|---$|Change)/.test(line))).toEqual(["-- "]);
});

test("an email to a client has its own text, headers and files", async () => {
  await choose({ service: "resend", key: "re_secret", sender });
  await backend.db.query(
    `insert into private.outbox (kind, cause, recipient, mail) values ('appointment', 'appointment:1', 'ada@example.com', $1)`,
    [
      {
        subject: "Your appointment",
        parts: [{ title: "Tuesday", facts: [], text: "At ten." }],
        headers: { "List-Unsubscribe": "<https://site.example/u>" },
        attachments: [{ name: "a.ics", type: "text/calendar", base64: "QQ==" }],
      },
    ],
  );
  await send();
  expect((await calls())[0]?.body).toMatchObject({
    to: ["ada@example.com"],
    subject: "Your appointment",
    text: expect.stringMatching(/^Tuesday\n\nAt ten\./),
    html: expect.stringContaining("At ten."),
    headers: { "List-Unsubscribe": "<https://site.example/u>" },
    attachments: [{ filename: "a.ics", content: "QQ==", content_type: "text/calendar" }],
  });
});

test("Resend gets no more requests at once than its limit per second", async () => {
  await choose({ service: "resend", key: "re_secret", sender });
  await backend.db.exec(`
    insert into private.outbox (kind, cause, recipient, mail)
    select 'appointment', 'appointment:' || number, 'ada@example.com', '{"subject": "Hello", "parts": [{"title": "Hello", "facts": []}]}'
    from generate_series(1, 6) as number
  `);
  await send();
  expect(await calls()).toHaveLength(5);
});

test("with a Vault the key is stored only there, and is deleted with the service", async () => {
  await backend.db.exec(`
    create schema vault;
    create table vault.secrets (id uuid default gen_random_uuid(), secret text, name text, description text);
    create view vault.decrypted_secrets as select id, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(new_secret text, new_name text, new_description text) returns uuid
    language sql as $$
      insert into vault.secrets (secret, name, description) values ($1, $2, $3) returning id;
    $$;
  `);
  try {
    await choose({ service: "resend", key: "re_secret", sender });
    await choose({ service: "resend", key: "re_newer", sender });
    const { rows } = await backend.db.query(
      `select settings.secret, (select array_agg(vault.secrets.secret) from vault.secrets) as kept
       from private.notification_settings as settings`,
    );
    expect(rows).toEqual([{ secret: null, kept: ['{"key": "re_newer"}'] }]);
    await write();
    await send();
    expect((await calls())[0]?.headers["Authorization"]).toBe("Bearer re_newer");
    // As in a project with another key, where emails wait for the owner.
    await backend.db.exec(`
      create function vault.decrypt(secret text) returns text language plpgsql as $$
      begin
        if secret like '%newer%' then raise data_exception; end if;
        return secret;
      end $$;
      create or replace view vault.decrypted_secrets as select id, vault.decrypt(secret) as decrypted_secret from vault.secrets;
    `);
    await write();
    await send();
    expect(await calls()).toHaveLength(1);
    await choose({ service: "resend", key: "re_again", sender });
    await send();
    expect((await calls())[1]?.headers["Authorization"]).toBe("Bearer re_again");
    await choose({ service: "" });
    expect((await backend.db.query("select from vault.secrets")).rows).toEqual([]);
  } finally {
    await backend.db.exec("drop schema vault cascade");
  }
});

test("the owner's email and a form service get every field of a consultation request", async () => {
  type Asked = ArgsOf<"send_consultation_request">;
  type LeftOut = "id" | "requested_for" | "time_zone" | "kind" | "token";
  const fields: Omit<Required<Asked>, LeftOut> = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    company: "Engines",
    project_type: "other",
    budget_range: "50k+",
    timeline: "asap",
    message: "A text.",
  };
  const kind = randomUUID();
  await backend.db.query(
    "insert into public.consultation_kinds (id, title, price) values ($1, 'Review', '$90')",
    [kind],
  );
  for (const way of [
    { service: "form", url: "https://forms.example/f/1" },
    { service: "resend", key: "re_secret", sender },
  ]) {
    await choose(way);
    const { error } = await backend
      .asAnon()
      .rpc("send_consultation_request", { id: randomUUID(), ...fields, kind });
    expect(error).toBeNull();
    await send();
  }
  const [form, mail] = (await calls()).map(({ body }) => body);
  expect(form).toEqual({
    ...fields,
    kind: "Review",
    subject: "New Consultation Request",
    formType: "consultation",
  });
  for (const value of [...Object.values(fields), "Kind: Review, $90"])
    expect(mail?.["text"]).toContain(value);
});

test("a form service gets a message's fields as they were filled in", async () => {
  await choose({ service: "form", url: "https://forms.example/f/1" });
  await write();
  await send();
  expect((await calls()).map(({ body }) => body)).toEqual([
    {
      name: 'Ada "{{html}}"',
      email: "ada@example.com",
      subject: "Hello",
      message: "Line one\nLine {{link}}",
    },
  ]);
});

test.each([
  { service: "webhook", url: "https://hooks.example/a" },
  { service: "form", url: "https://forms.example/f/1" },
])("an email waiting for a client is not sent to a $service", async (way) => {
  await choose({ service: "resend", key: "re_secret", sender });
  await backend.db.query(
    `insert into private.outbox (kind, cause, recipient, mail)
     values ('answer', 'answer:1', 'client@example.com', '{"subject": "Re:", "parts": [{"title": "Re:", "facts": [], "text": "Gladly."}]}')`,
  );
  await choose(way);
  await send();
  expect(await calls()).toEqual([]);
  expect(await row()).toEqual({
    state: "given up",
    status: null,
    answer: "The chosen service sends no mails to others.",
    is_due: false,
  });
});

test("an email counts as sent after its response has been read, and a refused one is retried", async () => {
  await choose({ service: "webhook", url: "https://hooks.example/a" });
  await write();
  await send();
  expect(await row()).toMatchObject({ state: "sending" });
  await answer("503, 'Later.', false, null");
  await send();
  expect(await row()).toEqual({ state: "waiting", status: 503, answer: "Later.", is_due: true });
  await backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await send();
  await answer("null, null, false, 'Could not connect to server'");
  await send();
  expect(await row()).toMatchObject({ state: "waiting", answer: "Could not connect to server" });
  await backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await send();
  await answer("204, null, false, null");
  await send();
  expect(await row()).toEqual({ state: "sent", status: 204, answer: null, is_due: false });
});

test("a URL that pg_net refuses stops nothing else, and the email is sent once there is another", async () => {
  await choose({ service: "webhook", url: "https://hooks.example/a" });
  // As it could be saved until ports were checked.
  await backend.db.exec(
    `update private.notification_settings set secret = '{"url": "https://hooks.example:70000/a"}' where singleton`,
  );
  await write();
  await backend.db.exec(`
    insert into public.consultation_requests (name, email, project_type, message, status, scheduled_for, scheduled_at, minutes)
    values ('Grace', 'grace@example.com', 'other', 'Text.', 'scheduled', now() + interval '50 hours', now(), 30);
    update public.consultation_requests
    set amount = 120, currency = 'USD', payment_reference = 'C-1', payment_hours = 30, held_until = now() where name = 'Grace'`);
  await send();
  const { rows } = await backend.db.query(
    "select state, status, answer, due_at > now() as is_due_later from private.outbox where kind = 'message'",
  );
  expect(rows).toEqual([
    {
      state: "waiting",
      status: 0,
      answer: "Port number was not a decimal number between 0 and 65535",
      is_due_later: true,
    },
  ]);
  const { rows: requests } = await backend.db.query<{ status: string }>(
    "select status from public.consultation_requests",
  );
  expect(requests).toEqual([{ status: "declined" }]);
  await choose({ service: "webhook", url: "https://hooks.example/a" });
  await backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await send();
  expect(JSON.stringify(await calls())).toContain("Line one");
});

test("an email that may have arrived through one service is not repeated by another", async () => {
  await choose({ service: "resend", key: "re_secret", sender });
  await write();
  await send();
  await answer("null, null, true, null");
  await send();
  expect(await row()).toMatchObject({ state: "unknown", is_due: true });
  await choose({ service: "resend", key: "re_of_another_account", sender });
  await backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await send();
  expect(await row()).toMatchObject({ state: "unknown", is_due: false });
  expect(await calls()).toHaveLength(1);
});

test("a form service from the build becomes the delivery service unless the owner has chosen one", async () => {
  const owner = await backend.as(OWNER);
  const endpoint = { form_endpoint: "https://forms.example/f/1", site_url: "https://site.example" };
  await write();
  await owner.rpc("send_due", { ...endpoint, site_url: "" });
  expect(await calls()).toEqual([]);
  await owner.rpc("send_due", endpoint);
  expect(await calls()).toMatchObject([{ url: "https://forms.example/f/1" }]);
  await choose({ service: "" });
  await write();
  await owner.rpc("send_due", endpoint);
  expect(await calls()).toHaveLength(1);
});

test("links in emails follow the site to another URL, which the audit log says", async () => {
  const owner = await backend.as(OWNER);
  const audited = async () =>
    (await backend.db.query("select from private.audit_log where kind = 'notification_service'"))
      .rows.length;
  const visit = async (site_url: string) => {
    const before = await audited();
    const { error } = await owner.rpc("send_due", { site_url });
    expect(error).toBeNull();
    const { rows } = await backend.db.query<{ site_url: string }>(
      "select site_url from private.notification_settings",
    );
    return [rows[0]?.site_url, (await audited()) - before];
  };
  await choose({ service: "" });
  expect(await visit("https://other.example")).toEqual(["https://site.example", 0]);
  await choose({ service: "resend", key: "re_secret", sender });
  expect(await visit("")).toEqual(["https://site.example", 0]);
  expect(await visit("http://localhost:5173")).toEqual(["https://site.example", 0]);
  expect(await visit("https://site.example/")).toEqual(["https://site.example", 0]);
  expect(await visit("https://new.example/blog/")).toEqual(["https://new.example/blog", 1]);
  await write();
  await send();
  expect(JSON.stringify(await calls())).toContain("https://new.example/blog/admin/");
});

test("a test email is sent at once, and the service's response is shown", async () => {
  const owner = await backend.as(OWNER);
  await choose({ service: "resend", key: "re_secret", sender });
  const id = randomUUID();
  await owner.rpc("send_test_mail", { id });
  await answer(`403, '{"message": "The domain is not verified."}', false, null`);
  await owner.rpc("send_due", {});
  const { data } = await owner.rpc("outbox_page", {});
  expect(data).toMatchObject([
    {
      id,
      kind: "test",
      state: "failed",
      status: 403,
      answer: '{"message": "The domain is not verified."}',
    },
  ]);
});
