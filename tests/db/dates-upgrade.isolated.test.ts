/** Consultations of earlier versions after the upgrade: held, proposed, scheduled and cancelled. */
import path from "node:path";
import { expect, test } from "vitest";
import { withRelease } from "../../scripts/release/backup.ts";
import { migrate } from "../../supabase/embedded/migrate.ts";

const TOKEN = "t".repeat(43);
const ask = (name: string) =>
  `insert into public.consultation_requests (name, email, project_type, message)
   values ('${name}', '${name}@example.com', 'other', 'Text.');`;
const change = (name: string, set: string) =>
  `update public.consultation_requests set ${set} where name = '${name}';`;
/** This many days from now, on the hour. */
const day = (days: number) => `date_trunc('hour', now()) + interval '${days} days'`;
const agree = (name: string, days: number) =>
  ask(name) + change(name, `status = 'scheduled', scheduled_for = ${day(days)}`);
const request = (name: string, days: number) =>
  `insert into public.consultation_requests (name, email, project_type, message, requested_for, held_until)
   values ('${name}', '${name}@example.com', 'other', 'Text.', ${day(days)}, now() + interval '40 hours');`;

const agreed = agree("agreed", 3);
const asked =
  request("held", 4) + request("proposed", 5) + change("proposed", `proposed_for = ${day(6)}`);
const calledOff = agree("off", 7) + change("off", "status = 'declined'");

const releases: [version: string, dates: string, expected: string[]][] = [
  ["1.0.0", agreed, ["agreed 3 agreed"]],
  ["1.1.0", agreed + asked, ["agreed 3 agreed", "held 4 held", "proposed 6 proposed"]],
  ["1.2.0", agreed + asked, ["agreed 3 agreed", "held 4 held", "proposed 6 proposed"]],
  ["1.3.0", agreed + asked + calledOff, ["agreed 3 agreed", "held 4 held", "proposed 6 proposed"]],
];

test.each(releases)(
  "consultations of %s keep their times, and can be moved by a link",
  { tags: "full" },
  async (version, dates, expected) => {
    await withRelease(version, async ({ db }) => {
      await db.exec(`delete from public.consultation_requests; ${dates}`);
      expect(await migrate(db, path.resolve("supabase"))).toEqual([]);
      await db.exec(`update public.site_settings set
      booking_hours = 'Mon 08:00-20:00\nTue 08:00-20:00\nWed 08:00-20:00', booking_notice_hours = 0`);

      const { rows } = await db.query<{ line: string }>(
        `select name || ' ' || round(extract(epoch from lower(during) - date_trunc('hour', now())) / 86400) || ' '
         || substring(private.calendar_event(request, true) from 'Consultation: (\\w+)') as line
       from public.consultation_requests as request join private.booked_times on request_id = request.id
       where lower(during) = private.date_of(request) order by name`,
      );
      expect(rows.map(({ line }) => line)).toEqual(expected);
      for (const [name = ""] of expected.map((line) => line.split(" "))) {
        await db.query(
          "update public.consultation_requests set link_hashes = array[private.hash_of_secret($2)] where name = $1",
          [name, TOKEN],
        );
        const { rows: moved } = await db.query(
          `with free as (select times[3] as start from private.times_to_move($1)), date as (select * from private.read_date($1))
         select can_change, private.move_date($1, start, sequence), start from free, date`,
          [TOKEN],
        );
        expect(moved).toEqual([expect.objectContaining({ can_change: true })]);
        const { rows: after } = await db.query(
          `select lower(during) = starts_at as is_there
         from private.booked_times join public.consultation_requests as request on request.id = request_id,
           private.read_date($2) where name = $1`,
          [name, TOKEN],
        );
        expect(after).toEqual([{ is_there: true }]);
        await db.query("update public.consultation_requests set link_hashes = '{}'");
      }
    });
  },
);
