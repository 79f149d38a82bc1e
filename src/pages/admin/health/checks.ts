import { plural, formatDateTime, formatNumber } from "@/lib/format/dates-and-numbers";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import type { SettingsSection } from "@/components/admin/settings-path";
import { isFormerKey } from "@/lib/former-key";
import { MEND_PICTURES, picturesLeft } from "@/lib/pictures-left";
import { paths } from "@/paths";
import type { BusyCalendar } from "@/data/busy-calendars";
import { t } from "@/lib/words";
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

const link = (words: string, path: string) => `[${words}](${path})`;
const settings = (section: SettingsSection) =>
  link(t("Settings"), `${paths.adminSettings}#${section}`);
const deploying = (place = "") => link(t("Publish the site"), paths.adminGuide("deploy") + place);
const guide = deploying();
const EMAILS = deploying(`#${ID_PREFIX}emails`);
const CALENDARS = deploying(`#${ID_PREFIX}calendars-elsewhere`);
const BACKUPS = link(t("Back up and restore"), paths.adminGuide("backup"));

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
    { name: t("Cleaning up"), ...cleaning(database.expires_alone) },
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
    t("The site was built with a key of the former kind («anon»), which Supabase retires."),
    t(
      "Put the project’s publishable key into `VITE_SUPABASE_ANON_KEY`, then build and publish: {guide}.",
      { guide },
    ),
  );
  return [{ name: t("Public key"), ...judgement }];
}

function pages({ build, database: { changes, changed_since } }: Health): Judgement {
  if (!build) return unknown(t("The development server makes each page when it is opened."));
  const built = t("Built {time}.", { time: formatDateTime(build.builtAt) });
  if (changes === 0) return good(`${built} ${t("They show what is in the database.")}`);
  return attention(
    `${built} ${plural(changes, {
      one: "{count} change since {time} is not in them yet: visitors see it, search engines and feeds do not.",
      other:
        "{count} changes since {time} are not in them yet: visitors see them, search engines and feeds do not.",
    }).replace("{time}", () => formatDateTime(changed_since))}`,
    t(
      "Build and publish the site again: {guide}. A build hook in {settings} does it after each change.",
      { guide, settings: settings("build-hook") },
    ),
  );
}

function picturesOfPages({ build }: Health): Judgement {
  if (!build?.fromStorage) return unknown(t("Pages show them from the storage."));
  return build.fromStorage.length === 0
    ? good(t("Pages show pictures of the build, also while the database is away."))
    : attention(
        picturesLeft(build.fromStorage),
        `${MEND_PICTURES} ${t("Then build and publish again: {guide}.", { guide })}`,
      );
}

function pagesLeftOut(places: readonly string[]): Judgement {
  return attention(
    t("The site has a page or a file of its own at {places}, which visitors get.", {
      places: places.join(", "),
    }),
    t("Give your page another path in {pages}.", { pages: link(t("Pages"), paths.adminPages) }),
  );
}

function buildHook({ hook: { kind, text } }: Health): Judgement {
  const finding = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (kind === "off") {
    return unknown(
      finding,
      t("To have the site built after each change, set one in {settings}.", {
        settings: settings("build-hook"),
      }),
    );
  }
  if (kind === "unwatched") {
    return attention(
      finding,
      t(
        "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then set the hook again in {settings}.",
        { settings: settings("build-hook") },
      ),
    );
  }
  return kind === "failed"
    ? attention(
        finding,
        t("Look at your host’s build hooks, and set the address again in {settings}.", {
          settings: settings("build-hook"),
        }),
      )
    : good(finding);
}

function migrations({ build, database }: Health): Judgement {
  if (!build) return unknown(t("The development server applies them when it starts."));
  // Generated types do not know that a function may leave a column empty.
  const applied: string[] | null = database.migrations;
  if (!applied) {
    return unknown(
      t("The database keeps no record of them."),
      t("Apply them with `npx supabase db push`, which does: {guide}.", { guide }),
    );
  }
  const missing = build.migrations.filter((version) => !applied.includes(version));
  if (missing.length > 0) {
    return attention(
      t("Not applied yet: {migrations}.", { migrations: missing.join(", ") }),
      t("Run `npx supabase db push`: {guide}.", { guide }),
    );
  }
  const newer = applied.filter((version) => !build.migrations.includes(version));
  if (newer.length > 0) {
    return attention(
      t("The database is newer than this build: {migrations}.", { migrations: newer.join(", ") }),
      t("Build and publish the site again: {guide}.", { guide }),
    );
  }
  return good(t("All {count} are applied.", { count: build.migrations.length }));
}

function backup(madeAt: string | null, now: number, isEmbedded: boolean): Judgement {
  // One process at a time can have the embedded database.
  const how = isEmbedded
    ? t("Stop the development server, then run `npm run backup`")
    : t("Run `npm run backup` with the `DATABASE_URL` of your project");
  if (!madeAt)
    return attention(
      t("There is none."),
      t("{how}. Keep the file elsewhere: {guide}.", { how, guide: BACKUPS }),
    );
  const finding = t("Made {time}.", { time: formatDateTime(madeAt) });
  return now - Date.parse(madeAt) > LONGEST_WITHOUT_BACKUP
    ? attention(finding, t("{how}, once a week at least: {guide}.", { how, guide: BACKUPS }))
    : good(finding);
}

function storage(bytes: number, limit: number): Judgement {
  const megabytes = bytes / 1_000_000;
  const finding = t("{used} of {limit} MB are used.", {
    used: formatNumber(Math.ceil(megabytes)),
    limit: formatNumber(limit),
  });
  return megabytes > 0.8 * limit
    ? attention(
        finding,
        t(
          "A full database takes no more messages or comments. Delete what you do not need and empty the {bin}, or take a larger plan and set `VITE_DATABASE_LIMIT`.",
          { bin: link(t("bin"), paths.adminBin) },
        ),
      )
    : good(finding);
}

/** What a free plan of Supabase keeps, in MB. */
const FREE_FILES = 1_000;

function pictures(found: number): Judgement {
  // Generated types do not know that a function may leave a column empty.
  const bytes: number | null = found;
  if (bytes === null) return unknown(t("The database may not tell how large they are."));
  const megabytes = Math.ceil(bytes / 1_000_000);
  const finding = t("The files of the media library take up {megabytes} MB.", {
    megabytes: formatNumber(megabytes),
  });
  return megabytes > 0.8 * FREE_FILES
    ? attention(
        finding,
        t(
          "A free project keeps 1,000 MB. Delete pictures that are used nowhere in {media}, or take a larger plan.",
          { media: link(t("Media"), paths.adminMedia) },
        ),
      )
    : good(finding);
}

/** What binding the site anew has voided and the settings have, by the names that the database has for it. */
const VOIDED: Readonly<Record<string, [text: string, section: SettingsSection]>> = {
  delivery: [t("the delivery service"), "notifications"],
  messages: [t("the address that messages go to"), "notifications"],
  readers: [t("emails to readers"), "reader-emails"],
  reports: [t("the address for reports of bounced emails"), "reader-emails"],
  build: [t("the build hook"), "build-hook"],
  calendar: [t("the address of your calendar"), "calendar"],
  busy: [t("the calendars that are busy elsewhere"), "busy-elsewhere"],
};

function keys(voided: string[]): Judgement {
  const links = voided.flatMap((kind) => {
    const [text, section] = VOIDED[kind] ?? [];
    return text && section ? `[${text}](${paths.adminSettings}#${section})` : [];
  });
  return attention(
    t("Since the site was bound to its owner anew, addresses and keys from before are void."),
    [
      ...(links.length > 0
        ? [t("Set again what you need in the settings: {links}.", { links: links.join(", ") })]
        : []),
      ...(voided.includes("drafts")
        ? [
            t("Share drafts anew, on the page of each in {posts}.", {
              posts: link(t("Posts"), paths.adminPosts),
            }),
          ]
        : []),
    ].join(" "),
  );
}

function secondFactor(isOn: boolean): Judgement {
  return isOn
    ? good(t("It is on: a password alone does not open the admin area."))
    : attention(
        t("It is off."),
        t("Set it up on your {accountPage}.", {
          accountPage: link(t("account page"), paths.account),
        }),
      );
}

function clients(areKnown: boolean): Judgement {
  return areKnown
    ? good(t("The database knows them, so each visitor has limits of their own."))
    : attention(
        t("The database is not told any, so all visitors share one limit."),
        t("Have the proxy before it send x-forwarded-for."),
      );
}

function emails(sent: number, answered: number): Judgement {
  if (sent === 0) {
    return unknown(
      t("No links were emailed in the last 30 days."),
      t("To see whether emails are sent, ask for one with «Forgot your password?»."),
    );
  }
  const finding = plural(sent, {
    one: "In the last 30 days {count} person was mailed a link; {answered} opened it.",
    other: "In the last 30 days {count} people were mailed a link; {answered} opened it.",
  }).replace("{answered}", String(answered));
  return answered === 0 && sent >= FEW_EMAILS
    ? attention(
        finding,
        t(
          "Set up SMTP in the project’s Auth settings: Supabase’s own server only emails its team. See {guide}.",
          { guide: EMAILS },
        ),
      )
    : good(finding);
}

function notifications({ notifications: it }: Health, now: number): Judgement {
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
    return attention(
      t(
        "The database has not looked for emails to send for five minutes: they are only sent while you are in the admin area.",
      ),
      t(
        "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then save the delivery service again in {settings}. Where they are on, restart the database: pg_cron stops sometimes.",
        { settings: settings("notifications") },
      ),
    );
  }
  if (it.failed + it.unknown > 0) {
    return attention(
      t("{failed} failed, and it is not known whether {unknown} arrived.", {
        failed: plural(it.failed, { one: "{count} email", other: "{count} emails" }),
        unknown: plural(it.unknown, { one: "{count} email", other: "{count} emails" }),
      }),
      t("The {outbox} says why, and sends them again.", {
        outbox: link(t("outbox"), paths.adminOutbox),
      }),
    );
  }
  // Generated types do not know that a function may leave a column empty.
  const since: string | null = it.overdue_since;
  if (since && now - Date.parse(since) > LONGEST_OVERDUE) {
    return attention(
      t("An email that was due {time} has not been sent.", { time: formatDateTime(since) }),
      t("See the {outbox}.", { outbox: link(t("outbox"), paths.adminOutbox) }),
    );
  }
  return good(t("Notifications go out through {host}.", { host: it.host }));
}

function busyElsewhere(calendars: BusyCalendar[]): Judgement {
  const unread = calendars.filter(({ is_overdue: isOverdue }) => isOverdue);
  if (unread.length === 0)
    return good(
      plural(calendars.length, {
        one: "{count} calendar read of late.",
        other: "{count} calendars read of late.",
      }),
    );
  return attention(
    t("Not read for a day: {calendars}. What was busy before is still not offered.", {
      calendars: unread
        .map(({ name, error }) => (error === null ? name : `${name} (${error})`))
        .join(", "),
    }),
    t(
      "Read it in {settings}, or give its address again. Your Supabase project needs the function calendars, and the extensions pg_cron and pg_net: {guide}.",
      { settings: settings("busy-elsewhere"), guide: CALENDARS },
    ),
  );
}

function cleaning(isAlone: boolean): Judgement {
  return isAlone
    ? good(t("The database removes what has expired every hour."))
    : unknown(
        t("What has expired is removed when the next visitor comes."),
        t(
          "To have it removed every hour, switch on the extension pg_cron and run the migration of the retention again: {guide}. Where that is done, `cron.job_run_details` says why the job fails.",
          { guide },
        ),
      );
}
