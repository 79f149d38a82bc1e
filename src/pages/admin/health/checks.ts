import { countOf, formatDateTime, formatNumber } from "@/lib/format/dates-and-numbers";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import type { SettingsSection } from "@/components/admin/settings-path";
import { isFormerKey } from "@/lib/former-key";
import { MEND_PICTURES, picturesLeft } from "@/lib/pictures-left";
import { paths } from "@/paths";
import type { BusyCalendar } from "@/data/busy-calendars";
import type { Health } from "./use-health";

export type Check = {
  name: string;
  /** «unknown» is for what cannot be told, or is not in use. */
  level: "good" | "attention" | "unknown";
  /** What was found; what it names is a link, as in Markdown. */
  finding: string;
  /** What to do; empty where nothing needs to be done. */
  advice: string;
};
type Judgement = Omit<Check, "name">;

const settings = (section: SettingsSection) => `[Settings](${paths.adminSettings}#${section})`;
const PUBLISHING = `[Publish the site](${paths.adminGuide("deploy")})`;
const EMAILS = `[Publish the site](${paths.adminGuide("deploy")}#${ID_PREFIX}emails)`;
const CALENDARS = `[Publish the site](${paths.adminGuide("deploy")}#${ID_PREFIX}calendars-elsewhere)`;
const BACKUPS = `[Back up and restore](${paths.adminGuide("backup")})`;

const DAY = 86_400_000;
const LONGEST_WITHOUT_BACKUP = 7 * DAY;
const LONGEST_OVERDUE = 30 * 60_000;
/** Emails after which it says something that none was answered. */
const FEW_EMAILS = 3;

const good = (finding: string): Judgement => ({ level: "good", finding, advice: "" });
const attention = (finding: string, advice: string): Judgement => ({
  level: "attention",
  finding,
  advice,
});
const unknown = (finding: string, advice = ""): Judgement => ({
  level: "unknown",
  finding,
  advice,
});

/**
 * Judges how the site is, line by line.
 *
 * @param limit how large the database may become, in MB
 * @param now in milliseconds since 1970
 * @param isEmbedded whether the database is the development server's own
 */
export function checksOf(health: Health, limit: number, now: number, isEmbedded: boolean): Check[] {
  const { database, calendars } = health;
  // A database that lacks a migration does not tell it.
  const voided: string[] | undefined = database.voided;
  return [
    { name: "Published pages", ...pages(health) },
    { name: "Pictures of pages", ...picturesOfPages(health) },
    ...(health.build?.leftOut?.length
      ? [{ name: "Your own pages", ...pagesLeftOut(health.build.leftOut) }]
      : []),
    { name: "Build hook", ...buildHook(health) },
    { name: "Migrations", ...migrations(health) },
    { name: "Last backup", ...backup(database.last_backup, now, isEmbedded) },
    { name: "Storage", ...storage(database.database_bytes, limit) },
    { name: "Pictures", ...pictures(database.file_bytes) },
    ...(voided?.length ? [{ name: "Keys", ...keys(voided) }] : []),
    { name: "Second factor", ...secondFactor(database.has_second_factor) },
    { name: "Client addresses", ...clients(database.knows_clients) },
    { name: "Emails", ...emails(database.mails, database.answered) },
    { name: "Notifications", ...notifications(health, now) },
    ...(calendars.length > 0 ? [{ name: "Busy elsewhere", ...busyElsewhere(calendars) }] : []),
    { name: "Cleaning up", ...cleaning(database.expires_alone) },
  ];
}

/**
 * What the key needs that the site was built with; nothing if all is well.
 *
 * @param url of the backend
 */
export function keyChecks(url: string, key: string): Check[] {
  if (!isFormerKey(url, key)) return [];
  const judgement = attention(
    "The site was built with a key of the former kind («anon»), which Supabase retires.",
    `Put the project’s publishable key into \`VITE_SUPABASE_ANON_KEY\`, then build and publish: ${PUBLISHING}.`,
  );
  return [{ name: "Public key", ...judgement }];
}

function pages({ build, database: { changes, changed_since } }: Health): Judgement {
  if (!build) return unknown("The development server makes each page when it is opened.");
  const built = `Built ${formatDateTime(build.builtAt)}.`;
  if (changes === 0) return good(`${built} They show what is in the database.`);
  return attention(
    `${built} ${countOf(changes, "change")} since ${formatDateTime(changed_since)} ${changes === 1 ? "is" : "are"} not in them yet: visitors see ${changes === 1 ? "it" : "them"}, search engines and feeds do not.`,
    `Build and publish the site again: ${PUBLISHING}. A build hook in ${settings("build-hook")} does it after each change.`,
  );
}

function picturesOfPages({ build }: Health): Judgement {
  if (!build?.fromStorage) return unknown("Pages show them from the storage.");
  return build.fromStorage.length === 0
    ? good("Pages show pictures of the build, also while the database is away.")
    : attention(
        picturesLeft(build.fromStorage),
        `${MEND_PICTURES} Then build and publish again: ${PUBLISHING}.`,
      );
}

function pagesLeftOut(places: readonly string[]): Judgement {
  return attention(
    `The site has a page or a file of its own at ${places.join(", ")}, which visitors get.`,
    `Give your page another path in [Pages](${paths.adminPages}).`,
  );
}

function buildHook({ hook: { kind, text } }: Health): Judgement {
  const finding = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (kind === "off") {
    return unknown(
      finding,
      `To have the site built after each change, set one in ${settings("build-hook")}.`,
    );
  }
  if (kind === "unwatched") {
    return attention(
      finding,
      `In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then set the hook again in ${settings("build-hook")}.`,
    );
  }
  return kind === "failed"
    ? attention(
        finding,
        `Look at your host’s build hooks, and set the address again in ${settings("build-hook")}.`,
      )
    : good(finding);
}

function migrations({ build, database }: Health): Judgement {
  if (!build) return unknown("The development server applies them when it starts.");
  // Generated types do not know that a function may leave a column empty.
  const applied: string[] | null = database.migrations;
  if (!applied) {
    return unknown(
      "The database keeps no record of them.",
      `Apply them with \`npx supabase db push\`, which does: ${PUBLISHING}.`,
    );
  }
  const missing = build.migrations.filter((version) => !applied.includes(version));
  if (missing.length > 0) {
    return attention(
      `Not applied yet: ${missing.join(", ")}.`,
      `Run \`npx supabase db push\`: ${PUBLISHING}.`,
    );
  }
  const newer = applied.filter((version) => !build.migrations.includes(version));
  if (newer.length > 0) {
    return attention(
      `The database is newer than this build: ${newer.join(", ")}.`,
      `Build and publish the site again: ${PUBLISHING}.`,
    );
  }
  return good(`All ${build.migrations.length} are applied.`);
}

function backup(madeAt: string | null, now: number, isEmbedded: boolean): Judgement {
  // One process at a time can have the embedded database.
  const how = isEmbedded
    ? "Stop the development server, then run `npm run backup`"
    : "Run `npm run backup` with the `DATABASE_URL` of your project";
  if (!madeAt) return attention("There is none.", `${how}. Keep the file elsewhere: ${BACKUPS}.`);
  const finding = `Made ${formatDateTime(madeAt)}.`;
  return now - Date.parse(madeAt) > LONGEST_WITHOUT_BACKUP
    ? attention(finding, `${how}, once a week at least: ${BACKUPS}.`)
    : good(finding);
}

function storage(bytes: number, limit: number): Judgement {
  const megabytes = bytes / 1_000_000;
  const finding = `${formatNumber(Math.ceil(megabytes))} of ${formatNumber(limit)} MB are used.`;
  return megabytes > 0.8 * limit
    ? attention(
        finding,
        `A full database takes no more messages or comments. Delete what you do not need and empty the [bin](${paths.adminBin}), or take a larger plan and set \`VITE_DATABASE_LIMIT\`.`,
      )
    : good(finding);
}

/** What a free plan of Supabase keeps, in MB. */
const FREE_FILES = 1_000;

function pictures(found: number): Judgement {
  // Generated types do not know that a function may leave a column empty.
  const bytes: number | null = found;
  if (bytes === null) return unknown("The database may not tell how large they are.");
  const megabytes = Math.ceil(bytes / 1_000_000);
  const finding = `The files of the media library take up ${formatNumber(megabytes)} MB.`;
  return megabytes > 0.8 * FREE_FILES
    ? attention(
        finding,
        `A free project keeps 1,000 MB. Delete pictures that are used nowhere in [Media](${paths.adminMedia}), or take a larger plan.`,
      )
    : good(finding);
}

/** What binding the site anew has voided and the settings have, by the names that the database has for it. */
const VOIDED: Readonly<Record<string, [text: string, section: SettingsSection]>> = {
  delivery: ["the delivery service", "notifications"],
  messages: ["the address that messages go to", "notifications"],
  readers: ["emails to readers", "reader-emails"],
  reports: ["the address for reports of bounced emails", "reader-emails"],
  build: ["the build hook", "build-hook"],
  calendar: ["the address of your calendar", "calendar"],
  busy: ["the calendars that are busy elsewhere", "busy-elsewhere"],
};

function keys(voided: string[]): Judgement {
  const links = voided.flatMap((kind) => {
    const [text, section] = VOIDED[kind] ?? [];
    return text && section ? `[${text}](${paths.adminSettings}#${section})` : [];
  });
  return attention(
    "Since the site was bound to its owner anew, addresses and keys from before are void.",
    [
      ...(links.length > 0
        ? [`Set again what you need in the settings: ${links.join(", ")}.`]
        : []),
      ...(voided.includes("drafts")
        ? [`Share drafts anew, on the page of each in [Posts](${paths.adminPosts}).`]
        : []),
    ].join(" "),
  );
}

function secondFactor(isOn: boolean): Judgement {
  return isOn
    ? good("It is on: a password alone does not open the admin area.")
    : attention("It is off.", `Set it up on your [account page](${paths.account}).`);
}

function clients(areKnown: boolean): Judgement {
  return areKnown
    ? good("The database knows them, so each visitor has limits of their own.")
    : attention(
        "The database is not told any, so all visitors share one limit.",
        "Have the proxy before it send x-forwarded-for.",
      );
}

function emails(sent: number, answered: number): Judgement {
  if (sent === 0) {
    return unknown(
      "No links were emailed in the last 30 days.",
      "To see whether emails are sent, ask for one with «Forgot your password?».",
    );
  }
  const finding = `In the last 30 days ${countOf(sent, "person", "people")} ${sent === 1 ? "was" : "were"} mailed a link; ${answered} opened it.`;
  return answered === 0 && sent >= FEW_EMAILS
    ? attention(
        finding,
        `Set up SMTP in the project’s Auth settings: Supabase’s own server only emails its team. See ${EMAILS}.`,
      )
    : good(finding);
}

function notifications({ notifications: it }: Health, now: number): Judgement {
  if (it.service === "") {
    return unknown(
      `No delivery service is set up: [messages](${paths.adminMessages}) and [requests](${paths.adminConsultations}) wait in the admin area.`,
      `To be notified of them, choose one in ${settings("notifications")}.`,
    );
  }
  if (!it.is_watched) {
    return attention(
      "The database has not looked for emails to send for five minutes: they are only sent while you are in the admin area.",
      `In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then save the delivery service again in ${settings("notifications")}. Where they are on, restart the database: pg_cron stops sometimes.`,
    );
  }
  if (it.failed + it.unknown > 0) {
    return attention(
      `${countOf(it.failed, "email")} failed, and it is not known whether ${countOf(it.unknown, "email")} arrived.`,
      `The [outbox](${paths.adminOutbox}) says why, and sends them again.`,
    );
  }
  // Generated types do not know that a function may leave a column empty.
  const since: string | null = it.overdue_since;
  if (since && now - Date.parse(since) > LONGEST_OVERDUE) {
    return attention(
      `An email that was due ${formatDateTime(since)} has not been sent.`,
      `See the [outbox](${paths.adminOutbox}).`,
    );
  }
  return good(`Notifications go out through ${it.host}.`);
}

function busyElsewhere(calendars: BusyCalendar[]): Judgement {
  const unread = calendars.filter(({ is_overdue: isOverdue }) => isOverdue);
  if (unread.length === 0) return good(`${countOf(calendars.length, "calendar")} read of late.`);
  return attention(
    `Not read for a day: ${unread.map(({ name, error }) => (error === null ? name : `${name} (${error})`)).join(", ")}. What was busy before is still not offered.`,
    `Read it in ${settings("busy-elsewhere")}, or give its address again. Your Supabase project needs the function calendars, and the extensions pg_cron and pg_net: ${CALENDARS}.`,
  );
}

function cleaning(isAlone: boolean): Judgement {
  return isAlone
    ? good("The database removes what has expired every hour.")
    : unknown(
        "What has expired is removed when the next visitor comes.",
        `To have it removed every hour, switch on the extension pg_cron and run the migration of the retention again: ${PUBLISHING}. Where that is done, \`cron.job_run_details\` says why the job fails.`,
      );
}
