import type { BusyCalendar } from "@/data/busy-calendars";
import type { Notice } from "@/lib/notify";
import { t } from "@/lib/words";

/** The toast after reading a calendar, successfully or not. */
export function readingNotice(calendar: BusyCalendar | null): Notice {
  return calendar?.error
    ? { tone: "danger", title: t("The calendar could not be read"), description: calendar.error }
    : { title: t("Calendar read") };
}
