/** Reminders of consultations, as the embedded backend emails them. */
import { expect, test } from "vitest";
import { CLIENT, OWNER, startConsultingSite, type Answer } from "./consulting-site.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";

const site = await startConsultingSite(`
  update public.site_settings set contact_email = 'hello@example.com', site_name = 'Robin', booking_reminder_hours = 24,
    booking_time_zone = 'America/New_York' where singleton;
  ${LIFT_RATE_LIMITS}
`);
const { backend, answer, deliver } = site;
const ask = (time_zone = "Asia/Kathmandu", email = CLIENT) => site.ask({ time_zone, email });

/** The time in this many hours. */
async function inHours(hours: number) {
  const { rows } = await backend.db.query<{ time: string }>(
    "select to_json(date_trunc('minute', now()) + make_interval(hours => $1)) #>> '{}' as time",
    [hours],
  );
  return rows[0]?.time ?? "";
}

const epoch = (time: string) => String(new Date(time).getTime() / 1000);

/** Lets hours pass for reminders, which depend on the time left, and on when the time was agreed. */
const pass = (hours: number) =>
  backend.db.exec(`
    update public.site_settings set booking_reminder_hours = booking_reminder_hours + ${hours} where singleton;
    update public.consultation_requests set scheduled_at = scheduled_at - interval '${hours} hours' where true;
  `);
const reminders = () => backend.emails.filter(({ kind }) => kind === "reminder");
const toClient = () => reminders().filter(({ to }) => to === CLIENT);

test("both sides get one reminder, each in their own time zone", async () => {
  const id = await ask();
  await answer(id, { status: "scheduled", scheduled_for: await inHours(30) });
  await deliver();
  expect(reminders()).toEqual([]);

  await pass(7);
  await deliver();
  await deliver();
  expect(reminders().map(({ to }) => to)).toEqual(expect.arrayContaining([OWNER, CLIENT]));
  expect(reminders()).toHaveLength(2);
  const { rows } = await backend.db.query<{ zone: string; words: string }>(
    `select zone, to_char(scheduled_for at time zone zone, 'FMDay, FMDD FMMonth YYYY, HH24:MI') as words
     from public.consultation_requests, unnest(array['Asia/Kathmandu', 'America/New_York']) as zone order by zone`,
  );
  const [owners, clients] = rows;
  expect(toClient()[0]).toMatchObject({
    subject: "Reminder: consultation with Robin",
    replyTo: "hello@example.com",
    text: expect.stringContaining(
      `When: ${clients?.words}\nTime zone: Asia/Kathmandu\nLength: 30 minutes`,
    ),
  });
  const [, secret = ""] =
    /move it or call it off: https:\/\/site\.example\/date#(\S+)/.exec(toClient()[0]?.text ?? "") ??
    [];
  const { data } = await backend.asAnon().rpc("read_date", { token: secret });
  expect(data).toMatchObject([{ status: "scheduled" }]);
  expect(reminders().find(({ to }) => to === OWNER)).toMatchObject({
    subject: "Reminder: consultation with Clara",
    replyTo: CLIENT,
    text: expect.stringMatching(
      new RegExp(
        `When: ${owners?.words}\nTime zone: America/New York[^]*> Our kilns\\.[^]*https://site\\.example/admin/consultations\\?id=${id}`,
      ),
    ),
  });
});

test("without a contact address, a reminder's HTML lacks only the sentence about it", async () => {
  await backend.db.exec("update public.site_settings set contact_email = '' where singleton");
  await answer(await ask(), { status: "scheduled", scheduled_for: await inHours(30) });
  await pass(7);
  await backend.db.exec("select private.gather_reminders()");
  const { rows } = await backend.db.query<{ html: string | null }>(
    "select private.mail_html(mail) as html from private.outbox where kind = 'reminder' and recipient is not null",
  );
  expect(rows[0]?.html).toMatch(/Consultation: consulting[^]*Length: 30 minutes[^]*\/date#/);
});

test.each<[string, Answer]>([
  ["cancelled", { status: "declined", reply: "I am ill." }],
  ["completed", { status: "completed" }],
])("no reminder is sent for a consultation that was %s", async (_name, values) => {
  const id = await ask();
  await answer(id, { status: "scheduled", scheduled_for: await inHours(30) });
  await pass(7);
  await backend.db.exec("select private.gather_reminders()");
  await answer(id, values);
  await deliver();
  expect(reminders()).toEqual([]);
});

test("both sides get a new reminder of a consultation that was moved, and none of the earlier time", async () => {
  const id = await ask();
  await answer(id, { status: "scheduled", scheduled_for: await inHours(30) });
  await pass(7);
  await deliver();
  await answer(id, { scheduled_for: await inHours(50) });
  await deliver();
  expect(reminders()).toHaveLength(2);
  await pass(27);
  await deliver();
  await deliver();
  expect(reminders()).toHaveLength(4);
});

test("a consultation agreed on at short notice has no reminder", async () => {
  await answer(await ask(), { status: "scheduled", scheduled_for: await inHours(5) });
  await deliver();
  expect(reminders()).toEqual([]);
});

test("without a time zone the owner's is used, and a webhook reminds only the owner", async () => {
  await answer(await ask("Mars/Olympus"), {
    status: "scheduled",
    scheduled_for: await inHours(30),
  });
  await pass(7);
  await deliver();
  expect(toClient()[0]?.text).toContain("Time zone: America/New York");

  await backend.reset();
  await backend.db.exec(
    "update private.notification_settings set service = 'webhook' where singleton",
  );
  await answer(await ask(), { status: "scheduled", scheduled_for: await inHours(30) });
  await pass(7);
  await deliver();
  expect(reminders().map(({ to }) => to)).toEqual([OWNER]);
});

test("no reminder is sent if the owner has turned them off, or once the consultation has begun", async () => {
  const id = await ask();
  const time = await inHours(30);
  await answer(id, { status: "scheduled", scheduled_for: time });
  await backend.db.exec(
    "update public.site_settings set booking_reminder_hours = 0 where singleton",
  );
  await deliver();
  await backend.db.exec(
    "update public.site_settings set booking_reminder_hours = 24 where singleton",
  );
  await pass(7);
  await backend.db.exec("select private.gather_reminders()");
  const begun = await inHours(-1);
  await backend.db.query(
    "update private.outbox set cause = replace(cause, $2, $3) where cause_id = $1 and kind = 'reminder'",
    [id, epoch(time), epoch(begun)],
  );
  await answer(id, { scheduled_for: begun });
  await deliver();
  expect(reminders()).toEqual([]);
});

test("nobody gets two reminders of the same time", { tags: "full" }, async () => {
  const clients = ["a@example.com", "b@example.com", "c@example.com"];
  const ids = await Promise.all(clients.map((email) => ask("UTC", email)));
  for (let step = 0; step < 36; step += 1) {
    const which = (step * 7) % 3;
    const id = ids[which] ?? "";
    // Whole days, so that an earlier time occurs again.
    const scheduled_for = await inHours(24 * (1 + ((step * step) % 4)) + which);
    const owner = await backend.as(OWNER);
    const values: Answer =
      step > 3 && step % 5 === 0 ? { status: "declined" } : { status: "scheduled", scheduled_for };
    await owner.from("consultation_requests").update(values).eq("id", id);
    await backend.db.exec(`
      update public.site_settings set booking_reminder_hours = ${[30, 60, 100][step % 3]} where singleton;
      update public.consultation_requests set scheduled_at = now() - interval '9 days' where scheduled_at is not null;
    `);
    await deliver();
  }
  // The recipient, the time, and for the owner the consultation.
  const sent = reminders().map(({ to, text = "" }) =>
    [to, /When: .*/.exec(text)?.[0], /id=.*/.exec(text)?.[0]].join(" "),
  );
  expect(sent.length).toBeGreaterThan(6);
  expect(new Set(sent).size).toBe(sent.length);
});
