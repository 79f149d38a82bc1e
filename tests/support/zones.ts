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

/** All zones take minutes: the full run has them in twenty tests. */
const SHARES = isFull ? 20 : 1;
export const shares = Array.from({ length: SHARES }, (_, share) => share);

/** The database's time zones, and those that a test tries. */
export async function zonesOf(db: Pick<PGliteInterface, "query">, share: number) {
  const { rows } = await db.query<{ name: string }>(
    "select name from pg_timezone_names where private.is_time_zone(name) order by name",
  );
  const all = rows.map(({ name }) => name);
  const zones = isFull ? all.filter((_, index) => index % SHARES === share) : FEW_ZONES;
  return { all, zones };
}

/** The owner's hours, around the clock. */
export const ALL_DAY = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  .map((day) => `${day} 00:00-24:00`)
  .join("\n");
