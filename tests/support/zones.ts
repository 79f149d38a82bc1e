import type { PGliteInterface } from "@electric-sql/pglite";
import { isFull } from "./scope.ts";
import { words } from "./words.ts";

/**
 * Time zones whose clocks change in most of the existing ways: by half an hour, by two hours, at
 * midnight, in Ramadan.
 */
export const UNUSUAL_ZONES = words`
  Africa/Cairo Africa/Casablanca America/Nuuk America/Santiago America/St_Johns
  Antarctica/Troll Asia/Kathmandu Australia/Lord_Howe Europe/Berlin Europe/Dublin
  Pacific/Chatham
`;

/** By half an hour, by two, at midnight, and in Ramadan; each takes a second. */
const FEW_ZONES = words`Australia/Lord_Howe Antarctica/Troll Africa/Cairo Africa/Casablanca`;

/** All zones take minutes: the full run has them in several tests. */
const SHARES = isFull ? 12 : 1;
export const shares = Array.from({ length: SHARES }, (_, share) => share);

/**
 * Zones whose clocks show the same in the coming years are one, by its first name. Each hour of the days on which clocks
 * change counts: those in Havana change at midnight, two hours before those in New York.
 */
const DISTINCT = `
  select min(name) as name from (
    select name, md5(string_agg((hour at time zone 'UTC' at time zone name - hour)::text, ',' order by hour)) as clock
    from pg_timezone_names,
      generate_series(current_date::timestamp, current_date + interval '11 years', '1 day') as day,
      generate_series(day, case
        when day at time zone 'UTC' at time zone name + interval '1 day'
          = (day + interval '1 day') at time zone 'UTC' at time zone name then day
        else day + interval '23 hours'
      end, '1 hour') as hour
    where private.is_time_zone(name)
    group by name
  ) as clocks
  group by clock order by name`;
let distinct: string[] | undefined;

type Database = Pick<PGliteInterface, "query">;

/** The database's time zones, and those that a test tries. */
export async function zonesOf(db: Database, share: number) {
  const all = await namesIn(
    db,
    "select name from pg_timezone_names where private.is_time_zone(name) order by name",
  );
  if (!isFull) return { all, zones: FEW_ZONES };
  distinct ??= await namesIn(db, DISTINCT);
  return { all, zones: distinct.filter((_, index) => index % SHARES === share) };
}

async function namesIn(db: Database, query: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** The owner's hours, around the clock. */
export const ALL_DAY = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  .map((day) => `${day} 00:00-24:00`)
  .join("\n");
