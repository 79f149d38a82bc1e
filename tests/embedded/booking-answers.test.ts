/** The owner's answers to requests for consultations, as the embedded backend emails them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { CLIENT, startConsultingSite, type Answer } from "./consulting-site.ts";

const TIME = "2030-12-24T15:00:00+00:00";
const ACCEPTED = { status: "scheduled", scheduled_for: TIME, reply: "Gladly." };

const site = await startConsultingSite(`
  update public.site_settings set enable_email_notifications = false, contact_email = 'hello@example.com' where singleton;
`);
const { backend, answer } = site;
const ask = () => site.ask({ project_type: "ai-integration" });

/** Delivers what is due in half a minute. */
async function deliver() {
  await site.deliver();
  await backend.db.exec(
    "update private.outbox set due_at = due_at - interval '30 seconds' where due_at is not null",
  );
  await site.deliver();
}
const emails = () => site.sentTo(CLIENT);
const calendars = () =>
  emails().map(({ attachments }) =>
    attachments?.map(({ name, base64 }) => [name, Buffer.from(base64, "base64").toString("utf8")]),
  );

test("an acceptance is emailed in the owner's words, with a calendar file", async () => {
  await answer(await ask(), ACCEPTED);
  await deliver();
  await deliver();
  expect(emails()).toHaveLength(1);
  expect(emails()[0]).toMatchObject({
    subject: "Re: AI Integration Consultation",
    replyTo: "hello@example.com",
    text: expect.stringContaining("Gladly."),
    headers: null,
  });
  expect(calendars()).toEqual([
    [["consultation.ics", expect.stringMatching(/DTSTART:20301224T150000Z[^]*STATUS:CONFIRMED/)]],
  ]);
});

test("calendar files follow a consultation that is scheduled, moved and cancelled", async () => {
  const id = await ask();
  await answer(id, ACCEPTED);
  await deliver();
  await answer(id, { scheduled_for: "2030-12-25T15:00:00+00:00", reply: "It has moved." });
  await deliver();
  await answer(id, { status: "declined", reply: "I have to call it off." });
  await deliver();

  const invitations = calendars().map((files) => {
    const lines = files?.[0]?.[1]?.split("\r\n") ?? [];
    const valueOf = (name: string) =>
      lines.find((line) => line.startsWith(name))?.slice(name.length);
    return ["METHOD:", "SEQUENCE:", "STATUS:", "DTSTART:"].map(valueOf);
  });
  expect(invitations).toEqual([
    ["REQUEST", "1", "CONFIRMED", "20301224T150000Z"],
    ["REQUEST", "2", "CONFIRMED", "20301225T150000Z"],
    ["CANCEL", "3", "CANCELLED", "20301225T150000Z"],
  ]);
  for (const [[, file = ""] = []] of calendars().map((files) => files ?? [])) {
    expect(file.match(/^(UID|ORGANIZER|ATTENDEE).*$/gm)).toEqual([
      `UID:${id}`,
      "ORGANIZER:mailto:hello@example.com",
      `ATTENDEE;RSVP=FALSE:mailto:${CLIENT}`,
    ]);
  }
  expect(emails().map(({ attachments }) => attachments?.[0]?.type)).toEqual([
    "text/calendar; charset=utf-8; method=REQUEST",
    "text/calendar; charset=utf-8; method=REQUEST",
    "text/calendar; charset=utf-8; method=CANCEL",
  ]);
});

test("returning to an earlier time with the same words is emailed again", async () => {
  const id = await ask();
  await answer(id, ACCEPTED);
  await deliver();
  await answer(id, { ...ACCEPTED, scheduled_for: "2030-12-25T15:00:00+00:00" });
  await deliver();
  await answer(id, ACCEPTED);
  // A repeated request whose first response was lost.
  await answer(id, ACCEPTED);
  await deliver();
  await answer(id, { status: "declined", reply: "I am ill." });
  await deliver();
  await answer(id, ACCEPTED);
  await deliver();
  expect(calendars().map((files) => files?.[0]?.[1])).toEqual([
    expect.stringMatching(/METHOD:REQUEST[^]*DTSTART:20301224T/),
    expect.stringMatching(/METHOD:REQUEST[^]*DTSTART:20301225T/),
    expect.stringMatching(/METHOD:REQUEST[^]*DTSTART:20301224T/),
    expect.stringMatching(/METHOD:CANCEL[^]*DTSTART:20301224T/),
    expect.stringMatching(/METHOD:REQUEST[^]*DTSTART:20301224T/),
  ]);
});

test("a rejection is emailed without a calendar file", async () => {
  await answer(await ask(), { status: "declined", reply: "I am sorry." });
  await deliver();
  expect(emails()).toHaveLength(1);
  expect(emails()[0]?.attachments).toBeNull();
});

test("an answer withdrawn at once is not emailed, and sent if it is given again", async () => {
  const id = await ask();
  await answer(id, ACCEPTED);
  await answer(id, { status: "pending" });
  await deliver();
  expect(emails()).toEqual([]);
  await answer(id, ACCEPTED);
  await deliver();
  expect(emails()).toHaveLength(1);
});

test.each<[what: string, change: Answer, texts: string[], answers: object[]]>([
  [
    "after the one that replaces it",
    { scheduled_for: "2030-12-25T15:00:00+00:00", reply: "It has moved." },
    ["It has moved."],
    [
      { state: "given up", answer: "A later one took its place." },
      { state: "sent", answer: null },
    ],
  ],
  [
    "once it was taken back",
    { status: "pending" },
    [],
    [{ state: "given up", answer: "It was taken back." }],
  ],
])("an answer that was refused at first is not sent %s", async (_what, change, texts, answers) => {
  const id = await ask();
  await answer(id, ACCEPTED);
  const pass = () =>
    backend.db.exec("update private.outbox set due_at = now() where due_at is not null");
  await pass();
  const { rows: claimed } = await backend.db.query<{ id: string }>(
    "select id from private.claim_outbox(1)",
  );
  await answer(id, change);
  await backend.db.query("select private.record_delivery($1, 429, 'Too many.')", [claimed[0]?.id]);
  await pass();
  await site.deliver();
  await site.deliver();
  expect(emails().map(({ text }) => text)).toEqual(
    texts.map((text): unknown => expect.stringContaining(text)),
  );
  const { rows } = await backend.db.query(
    "select state, answer from private.outbox where kind = 'answer' order by state",
  );
  expect(rows).toEqual(answers);
});

test("an answer from a site without a name names its host", async () => {
  await backend.db.exec(
    `update public.site_settings set site_name = '' where singleton;
     update private.notification_settings set site_url = 'https://site.example' where singleton`,
  );
  await answer(await ask(), ACCEPTED);
  await deliver();
  expect(emails()[0]?.text).toMatch(/\n-- \nsite\.example\n$/);
});

test("without an email service nothing is emailed", async () => {
  await backend.db.exec(
    "update private.notification_settings set service = 'webhook' where singleton",
  );
  await answer(await ask(), ACCEPTED);
  await deliver();
  expect(emails()).toEqual([]);
});

test("emails to a client contain no address of the owner but the public one", async () => {
  await backend.db.exec(`
    update public.site_settings set contact_email = '', admin_email = 'admin@private.example' where singleton;
    update private.notification_settings set recipient = 'told@private.example' where singleton;
  `);
  await answer(await ask(), ACCEPTED);
  await deliver();
  expect(emails()).toHaveLength(1);
  expect(emails()[0]?.replyTo).toBeNull();
  const attached = JSON.stringify([emails(), calendars()]);
  expect(attached).not.toMatch(/private\.example|robin@example\.com/);
});

/** What Python's splitlines and other parsers treat as the end of a line. */
const LINE_ENDS = ["\r", "\v", "\f", "\u001C", "\u001D", "\u001E", "\u0085", "\u2028", "\u2029"];

test.each(LINE_ENDS.map((end) => [JSON.stringify(end).slice(1, -1), end]))(
  "a visitor's text cannot start a new line in a calendar file with %s",
  async (_name, end) => {
    const id = randomUUID();
    const forged = `Clara${end}END:VEVENT${end}BEGIN:VALARM`;
    const { rows } = await backend.db.query<{ event: string }>(
      `select private.calendar(private.calendar_event(jsonb_populate_record(null::public.consultation_requests, $1), true)) as event`,
      [
        {
          id,
          name: forged,
          company: forged,
          email: CLIENT,
          project_type: "other",
          status: "scheduled",
          scheduled_for: TIME,
          minutes: 30,
        },
      ],
    );
    const lines = LINE_ENDS.reduce(
      (parts, character) => parts.flatMap((part) => part.split(character)),
      (rows[0]?.event ?? "").split(/\r\n|\n/),
    );
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(lines).not.toContain("BEGIN:VALARM");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(rows[0]?.event.split("\r\n").join("")).not.toMatch(/[\r\n]/);
  },
);
