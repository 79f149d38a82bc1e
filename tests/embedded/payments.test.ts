/** Emails about payments, as the embedded backend delivers them. */
import { expect, test } from "vitest";
import { CLIENT, OWNER, startConsultingSite } from "./consulting-site.ts";

const KIND = "00000000-0000-4000-9000-000000000721";

const site = await startConsultingSite(`
  update public.site_settings set booking_hours = 'Mon 09:00-12:00', booking_notice_hours = 48 where singleton;
  insert into public.consultation_kinds (id, title, amount, currency, payment_link, payment_hours)
  values ('${KIND}', 'Audit', 49.5, 'EUR', 'https://pay.example/{reference}', 30);
`);
const { backend, deliver } = site;
const subjectsTo = (address: string) => site.sentTo(address).map(({ subject }) => subject);

/** Requests a consultation that requires payment. */
async function ask() {
  const { data } = await backend.asAnon().rpc("free_times", {});
  return site.ask({ requested_for: data?.[0]?.times[0] ?? "", kind: KIND });
}

const pass = (hours: number) =>
  backend.db.query(
    "update public.consultation_requests set held_until = held_until - make_interval(hours => $1)",
    [hours],
  );

test("a client whose payment was recorded meanwhile is not warned", async () => {
  const id = await ask();
  await pass(16);
  await backend.db.exec("select private.warn_unpaid()");
  const owner = await backend.as(OWNER);
  expect((await owner.rpc("mark_paid", { id, is_paid: true })).error).toBeNull();
  await pass(100);
  await deliver();
  expect(subjectsTo(CLIENT)).toEqual([]);
});
