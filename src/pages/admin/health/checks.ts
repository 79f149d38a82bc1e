import { isFormerKey } from "@/lib/former-key";
import { t } from "@/lib/words";
import type { Health } from "./use-health";
import { pages, picturesOfPages, pagesLeftOut, buildHook, migrations } from "./build-checks";
import { backup, storage, pictures, keys, cleanup } from "./database-checks";
import { emails, notifications, busyElsewhere } from "./mail-checks";
import { secondFactor, clients } from "./access-checks";
import { warn, guide, type Check } from "./check-result";

/**
 * Checks the state of the site, one line per check.
 *
 * @param limit the maximum size of the database, in MB
 * @param now in milliseconds since 1970
 * @param isEmbedded whether the database is the development server's own
 */
export function checksOf(health: Health, limit: number, now: number, isEmbedded: boolean): Check[] {
  const { database, calendars } = health;
  // Undefined if the database lacks the migration.
  const voided: string[] | undefined = database.voided;
  return [
    { name: t("Published pages"), ...pages(health) },
    { name: t("Pictures of pages"), ...picturesOfPages(health) },
    ...(health.build?.leftOut?.length
      ? [{ name: t("Your own pages"), ...pagesLeftOut(health.build.leftOut) }]
      : []),
    { name: t("Build hook"), ...buildHook(health) },
    { name: t("Migrations"), ...migrations(health) },
    { name: t("Last backup"), ...backup(database.last_backup, now, isEmbedded) },
    { name: t("Storage"), ...storage(database.database_bytes, limit) },
    { name: t("Pictures"), ...pictures(database.file_bytes) },
    ...(voided?.length ? [{ name: t("Keys"), ...keys(voided) }] : []),
    { name: t("Second factor"), ...secondFactor(database.has_second_factor) },
    { name: t("Client addresses"), ...clients(database.knows_clients) },
    { name: t("Emails"), ...emails(database.mails, database.answered) },
    { name: t("Notifications"), ...notifications(health, now) },
    ...(calendars.length > 0 ? [{ name: t("Busy elsewhere"), ...busyElsewhere(calendars) }] : []),
    { name: t("Cleaning up"), ...cleanup(database.expires_alone) },
  ];
}

/**
 * Checks the key that the site was built with; empty if all is well.
 *
 * @param url of the backend
 */
export function keyChecks(url: string, key: string): Check[] {
  if (!isFormerKey(url, key)) return [];
  const result = warn(
    t("The site was built with an old-style key (“anon”), which Supabase is retiring."),
    t(
      "Put the project’s publishable key into `VITE_SUPABASE_ANON_KEY`, then build and publish: {guide}.",
      { guide },
    ),
  );
  return [{ name: t("Public key"), ...result }];
}
