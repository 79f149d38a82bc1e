import { t } from "@/lib/words";
import { formatDateTime, formatNumber } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { settingsPath, type SettingsSection } from "@/components/admin/settings-sections";
import { warn, pass, unknown, link, BACKUPS, type CheckResult } from "./check-result";

const DAY = 86_400_000;
const MAX_BACKUP_AGE = 7 * DAY;
/** The file storage of Supabase's free plan, in MB. */
const FREE_FILES = 1_000;

export function backup(madeAt: string | null, now: number, isEmbedded: boolean): CheckResult {
  // Only one process at a time can open the embedded database.
  const how = isEmbedded
    ? t("Stop the development server, then run `npm run backup`")
    : t("Run `npm run backup` with the `DATABASE_URL` of your project");
  if (!madeAt)
    return warn(
      t("There is none."),
      t("{how}. Keep the file elsewhere: {guide}.", { how, guide: BACKUPS }),
    );
  const finding = t("Made {time}.", { time: formatDateTime(madeAt) });
  return now - Date.parse(madeAt) > MAX_BACKUP_AGE
    ? warn(finding, t("{how}, once a week at least: {guide}.", { how, guide: BACKUPS }))
    : pass(finding);
}

export function storage(bytes: number, limit: number): CheckResult {
  const megabytes = bytes / 1_000_000;
  const finding = t("{used} of {limit} MB are used.", {
    used: formatNumber(Math.ceil(megabytes)),
    limit: formatNumber(limit),
  });
  return megabytes > 0.8 * limit
    ? warn(
        finding,
        t(
          "A full database accepts no more messages or comments. Delete what you do not need and empty the {bin}, or choose a larger plan and set `VITE_DATABASE_LIMIT`.",
          { bin: link(t("bin"), paths.adminBin) },
        ),
      )
    : pass(finding);
}

export function pictures(found: number): CheckResult {
  // Generated types do not know that a function may leave a column empty.
  const bytes: number | null = found;
  if (bytes === null) return unknown(t("The database is not allowed to say how large they are."));
  const megabytes = Math.ceil(bytes / 1_000_000);
  const finding = t("The files of the media library take up {megabytes} MB.", {
    megabytes: formatNumber(megabytes),
  });
  return megabytes > 0.8 * FREE_FILES
    ? warn(
        finding,
        t(
          "A free project can store 1,000 MB. In {media}, delete pictures that are not used anywhere, or choose a larger plan.",
          { media: link(t("Media"), paths.adminMedia) },
        ),
      )
    : pass(finding);
}

/** The settings that were revoked when the owner was set again, by their names in the database. */
const VOIDED: Readonly<Record<string, [text: string, section: SettingsSection]>> = {
  delivery: [t("the delivery service"), "notifications"],
  messages: [t("the address that messages go to"), "notifications"],
  readers: [t("emails to readers"), "reader-emails"],
  reports: [t("the address for reports of bounced emails"), "reader-emails"],
  build: [t("the build hook"), "build-hook"],
  calendar: [t("the address of your calendar"), "calendar"],
  busy: [t("the calendars with your busy times"), "busy-elsewhere"],
};

export function keys(voided: string[]): CheckResult {
  const links = voided.flatMap((kind) => {
    const [text, section] = VOIDED[kind] ?? [];
    return text && section ? link(text, settingsPath(section)) : [];
  });
  return warn(
    t("The site was bound to its owner again, so earlier addresses and keys no longer work."),
    [
      ...(links.length > 0
        ? [t("Set what you need again in the settings: {links}.", { links: links.join(", ") })]
        : []),
      ...(voided.includes("drafts")
        ? [
            t("Share drafts again, each from its page in {posts}.", {
              posts: link(t("Posts"), paths.adminPosts),
            }),
          ]
        : []),
    ].join(" "),
  );
}

/** Schedules the hourly cleanup, as the migration does where pg_cron is available. */
export const CLEANUP_SQL =
  "select cron.schedule('remove-expired', '7 * * * *', 'select private.remove_expired(100000)');";

export function cleanup(isScheduled: boolean): CheckResult {
  return isScheduled
    ? pass(t("The database removes expired data every hour."))
    : unknown(
        t("Expired data is removed when the next visitor comes."),
        t(
          "To have it removed every hour, switch on the extension pg_cron (Database → Extensions), and run {sql} in the SQL editor. If that is done, `cron.job_run_details` says why the job fails.",
          { sql: `\`${CLEANUP_SQL}\`` },
        ),
      );
}
