import { t } from "@/lib/words";
import { plural, formatDateTime } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import type { BusyCalendar } from "@/data/busy-calendars";
import type { Health } from "./use-health";
import {
  warn,
  pass,
  unknown,
  link,
  settings,
  EMAILS,
  CALENDARS,
  type CheckResult,
} from "./check-result";

const MAX_OVERDUE = 30 * 60_000;
/** From this number of emails on, it is suspicious that no link was opened. */
const FEW_EMAILS = 3;

export function emails(sent: number, answered: number): CheckResult {
  if (sent === 0) {
    return unknown(
      t("No links to confirm an address were emailed in the last 30 days."),
      t("To see whether emails are sent, ask for one with “Forgot your password?”."),
    );
  }
  const finding = plural(sent, {
    one: "In the last 30 days {count} person was emailed a link to confirm an address; {answered} opened it.",
    other:
      "In the last 30 days {count} people were emailed a link to confirm an address; {answered} opened it.",
  }).replace("{answered}", String(answered));
  return answered === 0 && sent >= FEW_EMAILS
    ? warn(
        finding,
        t(
          "Set up SMTP in the project’s Auth settings: Supabase’s own server only emails its team. See {guide}.",
          { guide: EMAILS },
        ),
      )
    : pass(finding);
}

export function notifications({ notifications: it }: Health, now: number): CheckResult {
  if (it.service === "") {
    return unknown(
      t("No delivery service is set up: {messages} and {requests} wait in the admin area.", {
        messages: link(t("messages"), paths.adminMessages),
        requests: link(t("requests"), paths.adminConsultations),
      }),
      t("To be notified of them, choose one in {settings}.", {
        settings: settings("notifications"),
      }),
    );
  }
  if (!it.is_watched) {
    return warn(
      t(
        "The database has not checked for emails to send in the last five minutes: they are only sent while you are in the admin area.",
      ),
      t(
        "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then save the delivery service again in {settings}. If they are already on, restart the database: pg_cron sometimes stops.",
        { settings: settings("notifications") },
      ),
    );
  }
  if (it.failed + it.unknown > 0) {
    return warn(
      t("{failed} failed, and it is not known whether {unknown} arrived.", {
        failed: plural(it.failed, { one: "{count} email", other: "{count} emails" }),
        unknown: plural(it.unknown, { one: "{count} email", other: "{count} emails" }),
      }),
      t("The {outbox} says why, and can send them again.", {
        outbox: link(t("outbox"), paths.adminOutbox),
      }),
    );
  }
  // Generated types do not know that a function may leave a column empty.
  const since: string | null = it.overdue_since;
  if (since && now - Date.parse(since) > MAX_OVERDUE) {
    return warn(
      t("An email that was due {time} has not been sent.", { time: formatDateTime(since) }),
      t("See the {outbox}.", { outbox: link(t("outbox"), paths.adminOutbox) }),
    );
  }
  return pass(t("Notifications go out through {host}.", { host: it.host }));
}

export function busyElsewhere(calendars: BusyCalendar[]): CheckResult {
  const overdue = calendars.filter(({ is_overdue: isOverdue }) => isOverdue);
  if (overdue.length === 0)
    return pass(
      plural(calendars.length, {
        one: "{count} calendar read recently.",
        other: "{count} calendars read recently.",
      }),
    );
  return warn(
    t("Not read for a day: {calendars}. Times that were busy are still not offered.", {
      calendars: overdue
        .map(({ name, error }) => (error === null ? name : `${name} (${error})`))
        .join(", "),
    }),
    t(
      "Read it now in {settings}, or enter its address again. Your Supabase project needs the function calendars, and the extensions pg_cron and pg_net: {guide}.",
      { settings: settings("busy-elsewhere"), guide: CALENDARS },
    ),
  );
}
