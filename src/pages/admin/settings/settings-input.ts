import type { StoredSettings } from "@/data/settings/admin";
import { settingsRecord, type Settings } from "@/data/settings/record";
import { storableDaysOff, storableHours } from "@/lib/booking/weekly-hours";
import { mapFields } from "@/lib/record";

function inputOf(stored: StoredSettings): Settings {
  return mapFields<Settings>(settingsRecord, (_, name) => Reflect.get(stored, name));
}

/** A list with one entry per line, without empty lines. */
function linesOf(list: string): string {
  return list
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** The values to store: trimmed. */
function fieldsOf(input: Settings): Settings {
  const texts = Object.entries(input).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.trim()]] : [],
  );
  return {
    ...input,
    ...Object.fromEntries(texts),
    blocked_words: linesOf(input.blocked_words),
    blocked_people: linesOf(input.blocked_people),
    blocked_networks: linesOf(input.blocked_networks),
    booking_hours: storableHours(input.booking_hours),
    booking_days_off: storableDaysOff(input.booking_days_off),
  };
}

export const settingsModel = { inputOf, fieldsOf, record: settingsRecord };
