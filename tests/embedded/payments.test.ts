/** Emails about what is to be paid, as the embedded backend delivers them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deliverOutbox } from "../../supabase/embedded/outbox.ts";
import { siteOf } from "./site-of-owner.ts";

const OWNER = "robin@example.com";
const CLIENT = "clara@example.com";
const KIND = "00000000-0000-4000-9000-000000000721";

const backend = await siteOf(
  OWNER,
  `
  update private.notification_settings set service = 'resend' where singleton;
  update public.site_settings set booking_hours = 'Mon 09:00-12:00', booking_notice_hours = 48 where singleton;
  insert into public.consultation_kinds (id, title, amount, currency, payment_link, payment_hours)
  values ('${KIND}', 'Audit', 49.5, 'EUR', 'https://pay.example/{reference}', 30);
`,
);

/** Asks for a consultation that is to be paid. */
async function ask() {
  const id = randomUUID();
  const client = backend.asAnon();
  const { data } = await client.rpc("free_times", {});
  const { error } = await client.rpc("send_consultation_request", {
    id,
    name: "Clara",
    email: CLIENT,
    project_type: "consulting",
    message: "Our kilns.",
    requested_for: data?.[0]?.times[0] ?? "",
    kind: KIND,
  });
  expect(error).toBeNull();
  return id;
}

const pass = (hours: number) =>
  backend.db.query(
    "update public.consultation_requests set held_until = held_until - make_interval(hours => $1)",
    [hours],
  );
const deliver = () => deliverOutbox(backend, "https://site.example");
const sentTo = (address: string) => backend.emails.filter(({ to }) => to === address);

test("whoever does not pay is warned once, with the link, and told of the end, as the owner is", async () => {
  const id = await ask();
  await deliver();
  expect(sentTo(CLIENT)).toEqual([]);
  await pass(16);
  await deliver();
  await deliver();
  const [warning, ...others] = sentTo(CLIENT);
  expect(others).toEqual([]);
  const reference = `C-${id.slice(0, 8).toUpperCase()}`;
  expect(warning).toMatchObject({
    subject: "Not paid yet: consultation",
    text: expect.stringContaining(`To be paid: 49.50 EUR\nReference: ${reference}\nHeld until:`),
  });
  const [, secret = ""] =
    /See how to pay: https:\/\/site\.example\/date#(\S+)/.exec(warning?.text ?? "") ?? [];
  const { data } = await backend.asAnon().rpc("read_date", { token: secret });
  expect(data).toMatchObject([{ amount: 49.5, payment_link: `https://pay.example/${reference}` }]);

  await pass(15);
  await deliver();
  await deliver();
  expect(sentTo(CLIENT).at(1)?.text).toContain("Your payment was not marked as received in time");
  expect(sentTo(CLIENT)).toHaveLength(2);
  expect(sentTo(OWNER).map(({ subject }) => subject)).toEqual([
    "Consultation request from Clara",
    "Clara has not paid in time",
  ]);
});

test("nobody is warned of what is marked as paid meanwhile", async () => {
  const id = await ask();
  await pass(16);
  await backend.db.exec("select private.warn_unpaid()");
  const owner = await backend.as(OWNER);
  expect((await owner.rpc("mark_paid", { id, is_paid: true })).error).toBeNull();
  await pass(100);
  await deliver();
  expect(sentTo(CLIENT)).toEqual([]);
});
