import type { BusyCalendar } from "@/data/busy-calendars";
import type { Notice } from "@/lib/notify";
import { t } from "@/lib/words";

/** What is said after a calendar was read, or was to be. */
export function readingNotice(calendar: BusyCalendar | null): Notice {
  return calendar?.error
    ? { tone: "danger", title: t("The calendar could not be read"), description: calendar.error }
    : { title: t("Calendar read") };
}
