import { expect, test } from "vitest";
import type { Notifications } from "@/data/outbox";
import { checksOf, keyChecks } from "@/pages/admin/health/checks";
import type { Health } from "@/pages/admin/health/use-health";
import { busyCalendarRow, notificationsRow } from "../../../support/factories";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 86_400_000;

const told = (given: Partial<Notifications>) =>
  notificationsRow({ service: "resend", host: "api.resend.com", ...given });

/** A site in perfect health, except for what is passed. */
function check(
  name: string,
  said: Partial<Health["database"]> & Partial<Omit<Health, "database">>,
) {
  const { build, notifications, hook, calendars, ...database } = said;
  const health: Health = {
    build:
      build === undefined
        ? { builtAt: "2026-11-20T11:00:00Z", migrations: ["1", "2"], fromStorage: [] }
        : build,
    notifications: notifications ?? told({}),
    hook: hook ?? { kind: "live", text: "live since 11:00" },
    calendars: calendars ?? [busyCalendarRow()],
    database: {
      migrations: ["1", "2"],
      knows_clients: true,
      database_bytes: 41_200_000,
      file_bytes: 2_300_000,
      last_backup: "2026-11-19T12:00:00Z",
      has_second_factor: true,
      expires_alone: true,
      mails: 4,
      answered: 3,
      changes: 0,
      changed_since: "",
      voided: [],
      ...database,
    },
  };
  const found = checksOf(health, 500, NOW, false).find((one) => one.name === name);
  if (!found) throw new Error(`Nothing checks «${name}».`);
  return found;
}

test("a healthy site needs no attention", () => {
  const names = ["Published pages", "Migrations", "Last backup", "Storage", "Pictures"];
  names.push("Second factor", "Build hook", "Client addresses", "Emails", "Notifications");
  names.push("Cleaning up", "Pictures of pages", "Busy elsewhere");
  for (const name of names) expect(check(name, {})).toMatchObject({ level: "good", advice: "" });
  expect(check("Storage", {}).finding).toBe("42 of 500 MB are used.");
  expect(check("Pictures", {}).finding).toBe("The files of the media library take up 3 MB.");
  expect(check("Migrations", {}).finding).toBe("All 2 are applied.");
});

test.each<[string, Parameters<typeof check>[1], RegExp, RegExp]>([
  [
    "Pictures of pages",
    {
      build: {
        builtAt: "2026-11-20T11:00:00Z",
        migrations: ["1", "2"],
        fromStorage: [{ page: "/blog/a", picture: "https://x/y", reason: "does not exist" }],
      },
    },
    /^\/blog\/a shows https:\/\/x\/y from the storage: it does not exist\.$/,
    /another picture/,
  ],
  [
    "Your own pages",
    {
      build: {
        builtAt: "2026-11-20T11:00:00Z",
        migrations: ["1", "2"],
        leftOut: ["/uses", "/now"],
      },
    },
    /own page or file at \/uses, \/now, which visitors get/,
    /another path in \[Pages\]\(\/admin\/pages\)/,
  ],
  [
    "Published pages",
    { changes: 2, changed_since: "2026-11-20T11:30:00Z" },
    /2 changes since .* are not/,
    /publish/,
  ],
  ["Migrations", { migrations: ["1"] }, /Not applied yet: 2\./, /db push/],
  ["Migrations", { migrations: ["1", "2", "3"] }, /newer than this build: 3\./, /publish/],
  ["Last backup", { last_backup: new Date(NOW - 8 * DAY).toISOString() }, /Made/, /once a week/],
  ["Storage", { database_bytes: 401_000_000 }, /^401 of 500 MB/, /larger plan/],
  ["Pictures", { file_bytes: 801_000_000 }, /801 MB/, /\[Media\]\(\/admin\/media\)/],
  ["Second factor", { has_second_factor: false }, /off/, /account page/],
  [
    "Keys",
    { voided: ["build", "drafts"] },
    /earlier addresses and keys no longer work/,
    /: \[the build hook\]\(\/admin\/settings#build-hook\)\. Share drafts .*\[Posts\]/,
  ],
  ["Client addresses", { knows_clients: false }, /share one limit/, /x-forwarded-for/],
  [
    "Emails",
    { mails: 3, answered: 0 },
    /3 people were emailed a link to confirm an address; 0 opened it/,
    /SMTP/,
  ],
  [
    "Build hook",
    { hook: { kind: "unwatched", text: "the build hook is not being called" } },
    /^The build hook is not being called\.$/,
    /pg_cron and pg_net/,
  ],
  [
    "Build hook",
    { hook: { kind: "failed", text: "the build hook answered: 404" } },
    /answered: 404/,
    /in \[Settings\]\(\/admin\/settings#build-hook\)/,
  ],
  [
    "Notifications",
    { notifications: told({ is_watched: false }) },
    /not checked for emails/,
    /pg_cron and pg_net/,
  ],
  [
    "Busy elsewhere",
    {
      calendars: [
        busyCalendarRow(),
        busyCalendarRow({ name: "Home", is_overdue: true, error: "It answers 404." }),
      ],
    },
    /^Not read for a day: Home \(It answers 404\.\)\. /,
    /#busy-elsewhere.*#user-content-external-calendars/,
  ],
  ["Notifications", { notifications: told({ failed: 2 }) }, /^2 emails failed/, /\/admin\/outbox/],
  [
    "Notifications",
    { notifications: told({ unknown: 1 }) },
    /known whether 1 email arrived/,
    /can send them again/,
  ],
  [
    "Notifications",
    { notifications: told({ overdue_since: "2026-11-20T11:00:00Z" }) },
    /has not been sent/,
    /\/admin\/outbox/,
  ],
])("«%s» needs attention: %j", (name, said, finding, advice) => {
  expect(check(name, said)).toEqual({
    name,
    level: "attention",
    finding: expect.stringMatching(finding),
    advice: expect.stringMatching(advice),
  });
});

test("a site without a backup needs one", () => {
  // Generated types do not know that a function may leave a column empty.
  const never: object = { last_backup: null };
  expect(check("Last backup", never)).toMatchObject({
    level: "attention",
    finding: "There is none.",
  });
});

test.each<[string, object]>([
  ["Published pages", { build: null }],
  ["Migrations", { build: null }],
  ["Migrations", { migrations: null }],
  ["Emails", { mails: 0, answered: 0 }],
  ["Notifications", { notifications: notificationsRow() }],
  ["Cleaning up", { expires_alone: false }],
])("«%s» is unknown, or not in use: %j", (name, said) => {
  expect(check(name, said).level).toBe("unknown");
});

test("one or two unopened emails prove nothing", () => {
  expect(check("Emails", { mails: 2, answered: 0 }).level).toBe("good");
});

test.each([
  ["https://ref.supabase.co", "eyJhbGciOi.eyJyb2xlIjoi.x", 1],
  ["https://ref.supabase.co", "sb_publishable_x", 0],
  ["https://db.example", "eyJhbGciOi.eyJyb2xlIjoi.x", 0],
])("at %s the key %s has to be replaced: %i", (url, key, lines) => {
  expect(keyChecks(url, key)).toHaveLength(lines);
});
