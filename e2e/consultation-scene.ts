/** A site whose owner has hours, with consultation requests in each state. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { IsolatedSite } from "./isolated-site.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

type Request = {
  /** Which of the free times it is for; none by default. */
  slot?: number;
  /** The other columns, in SQL, in which `slot` is this time. */
  columns: Record<string, string>;
};

const toPay = {
  amount: "49.5",
  currency: "'USD'",
  payment_reference: "'C-1A2B3C4D'",
  payment_link: "'https://pay.example/49.50?for=C-1A2B3C4D'",
  pays_on_page: "true",
  payment_hours: "48",
  kind: "'Audit'",
};
const held = { requested_for: "slot", held_until: "now() + interval '40 hours'" };
const gone = { ...held, status: "'declined'", called_off_at: "now()" };

/** By the names of the clients, whose first letter is repeated in the secret of the link. */
const requests = {
  "A waits": { slot: 1, columns: held },
  "B has to pay": { slot: 2, columns: { ...held, ...toPay } },
  "C has paid": { slot: 3, columns: { ...held, ...toPay, paid_at: "now()" } },
  "D is held no more": { columns: { requested_for: "now() + interval '9 days'" } },
  "E has an offer": { slot: 4, columns: { ...held, ...toPay, proposed_for: "slot" } },
  "F has a date": { slot: 9, columns: { status: "'scheduled'", scheduled_for: "slot" } },
  "G is late": { columns: { status: "'scheduled'", scheduled_for: "now() + interval '5 hours'" } },
  "H was there": { columns: { status: "'completed'", scheduled_for: "now() - interval '9 days'" } },
  "I called it off": { slot: 10, columns: { ...gone, called_off_by: "'visitor'" } },
  "J was called off": { slot: 11, columns: { ...gone, called_off_by: "'owner'" } },
  "K paid too late": { slot: 12, columns: { ...gone, ...toPay, called_off_by: "'clock'" } },
  "L was declined": { columns: { status: "'declined'" } },
  "M has no time": { columns: {} },
} as const satisfies Record<string, Request>;
export type Asker = keyof typeof requests;

/** The path of the page behind a client's link. */
export const dateOf = (asker: Asker) => `date#${asker.charAt(0).repeat(43)}`;

export async function setTheScene(site: IsolatedSite): Promise<void> {
  // From the day after tomorrow on: each time is further ahead than the notice for changes, at any hour.
  await site.query(`update public.site_settings set booking_hours = (
      select string_agg(to_char(now() at time zone 'Europe/Berlin' + days * interval '1 day', 'Dy') || ' 09:00-17:00', E'\\n')
      from generate_series(2, 6) as days
    ), booking_time_zone = 'Europe/Berlin', booking_notice_hours = 0 where singleton`);
  await site.query("delete from public.consultation_requests");
  const [free] = await site.query<{ times: string[] }>(
    "select to_json(times) as times from public.free_times()",
  );
  for (const [name, request] of Object.entries<Request>(requests)) {
    const columns = {
      email: "'grace@example.com'",
      project_type: "'consulting'",
      message: "'Two servers.'",
      minutes: "30",
      time_zone: "'America/New_York'",
      link_hashes: `array[private.hash_of_secret(repeat('${name.charAt(0)}', 43))]`,
      ...request.columns,
    };
    await site.query(
      `insert into public.consultation_requests (name, ${Object.keys(columns).join(", ")})
       select $1, ${Object.values(columns).join(", ")} from (select $2::timestamptz as slot)`,
      [name, free?.times[request.slot ?? 0]],
    );
  }
}

/** Checks a screen on a phone and on a desktop, in both themes. */
export async function checkScreen(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const dialogs = page.getByRole("dialog");
      for (const dialog of await dialogs.all())
        expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  });
}
