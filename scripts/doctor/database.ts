import { sentenceOf } from "../lib/user-error.ts";
import type { BuildInfo } from "../../src/lib/build-info.ts";
import type { buildState as BuildStateOf } from "../../src/lib/build-state.ts";
import type { checksOf as ChecksOf } from "../../src/pages/admin/health/checks.ts";
import type { Check as HealthCheck } from "../../src/pages/admin/health/check-result.ts";
import { withDatabase } from "../backup/open.ts";
import type { Session } from "../backup/session.ts";
import { asOwner } from "../content/owner.ts";
import { withRenderer } from "../content/renderer.ts";
import { treeMigrations } from "../prerender/build-info.ts";
import { sourceServer } from "../lib/source-server.ts";
import { fail, findingsOf, pass, unknown, type Finding } from "./finding.ts";
import type { Settings } from "./settings.ts";
import { checkTexts } from "./texts.ts";

type Found = {
  findings: Finding[];
  /** Whether the database could report its last backup. */
  knowsBackup: boolean;
};
type Options = {
  /** The published build; null if that is not known. */
  build: BuildInfo | null;
  /** The published site, to which the findings link. */
  base: URL | null;
  isEmbedded: boolean;
  settings: Settings;
};

/** Without the owner's browser it cannot be determined whether visitors' IP addresses arrive. */
const NOT_CHECKED = new Set(["Client addresses"]);
/** What cannot be determined without a published build. */
const NEEDS_BUILD = new Set(["Published pages", "Build hook"]);
/** Without these, parts of the site do not work; the others need attention. */
const BROKEN = new Set(["Migrations", "Notifications"]);
/** What would tell a stranger that a password is enough. */
const SECRET = new Set(["Second factor"]);
const LEVELS = { good: "pass", attention: "warn", unknown: "unknown" } as const;

/**
 * Queries the database itself, in DATABASE_URL or the embedded one, like the health page.
 *
 * @param isOutside whether only DATABASE_URL is used
 */
export async function checkDatabase(
  options: Omit<Options, "isEmbedded"> & { isOutside: boolean },
): Promise<Found> {
  const isEmbedded = !process.env["DATABASE_URL"];
  if (isEmbedded && options.isOutside) return { findings: [], knowsBackup: false };
  try {
    const findings = await withDatabase("content", async ({ session }) => {
      // A busy database must not hang the doctor.
      await session.query("set statement_timeout = '10s'");
      const found = await databaseFindings(session, { ...options, isEmbedded });
      if (options.isOutside) return found;
      const run = () => withRenderer((renderer) => checkTexts(session, renderer));
      return [...found, ...(await findingsOf([{ name: "Rendered texts", run }]))];
    });
    return { findings, knowsBackup: true };
  } catch (error) {
    const advice = isEmbedded
      ? "It shows the owner, migrations, emails and backups; so does /admin/health."
      : "Look at DATABASE_URL, and at the project in Supabase’s dashboard.";
    return {
      findings: [{ name: "Database", ...unknown(sentenceOf(error), advice) }],
      knowsBackup: false,
    };
  }
}

/** The owner of the site, and the checks of the health page, for a database. */
export async function databaseFindings(session: Session, options: Options): Promise<Finding[]> {
  const owner = await ownerOf(session);
  return owner.level === "pass" ? [owner, ...(await healthOf(session, options))] : [owner];
}

async function ownerOf(session: Session): Promise<Finding> {
  const { rows } = await session.query(
    `select (email_confirmed_at is not null)::text as is_confirmed
     from private.site_owner join auth.users on users.id = site_owner.user_id`,
  );
  const advice =
    "Run select private.set_owner('you@example.com'); in Supabase’s SQL editor, with your account’s address.";
  const [found] = rows;
  if (!found) return { name: "Owner", ...fail("The site has no owner.", advice) };
  return found["is_confirmed"] === "true"
    ? { name: "Owner", ...pass("The site is bound to a confirmed account.") }
    : { name: "Owner", ...fail("The owner’s address is not confirmed.", advice) };
}

async function healthOf(
  session: Session,
  { build, base, isEmbedded, settings }: Options,
): Promise<Finding[]> {
  const callAll = async (name: string, values: string[] = []) => {
    const placeholders = values.map((_, at) => `$${at + 1}`).join(", ");
    const { rows } = await session.query(
      `select to_jsonb(t)::text as row from public.${name}(${placeholders}) as t`,
      values,
    );
    return rows.map(({ row }) => JSON.parse(row ?? "null"));
  };
  const call = async (name: string, values?: string[]) => (await callAll(name, values))[0] ?? null;
  const builtAt = build?.builtAt ?? null;
  const [database, status, notifications, calendars] = await asOwner(session, async () => [
    await call("site_health", [builtAt ?? new Date().toISOString()]),
    await call("build_status"),
    await call("notifications"),
    await callAll("busy_calendars"),
  ]);
  // The health page's own texts; Node alone cannot load its modules.
  const vite = await sourceServer();
  try {
    const checks = await vite.ssrLoadModule("/src/pages/admin/health/checks.ts");
    const states = await vite.ssrLoadModule("/src/lib/build-state.ts");
    const checksOf: typeof ChecksOf = checks["checksOf"];
    const buildState: typeof BuildStateOf = states["buildState"];
    const hook = buildState(status, builtAt);
    // The expected migrations are in this folder, whatever is published.
    const known = isEmbedded ? null : { builtAt: builtAt ?? "", migrations: treeMigrations() };
    const limit = Number(settings["VITE_DATABASE_LIMIT"]) || 500;
    const health = { build: known, hook, notifications, calendars, database };
    return checksOf(health, limit, Date.now(), isEmbedded)
      .filter(({ name }) => !NOT_CHECKED.has(name) && (builtAt !== null || !NEEDS_BUILD.has(name)))
      .map((check) => findingOf(check, base));
  } finally {
    await vite.close();
  }
}

function findingOf({ name, level, finding, advice }: HealthCheck, base: URL | null): Finding {
  const judged = LEVELS[level];
  const found: Finding = {
    name,
    level: judged === "warn" && BROKEN.has(name) ? "fail" : judged,
    finding: withUrls(finding, base),
    advice: withUrls(advice, base),
  };
  return judged === "warn" && SECRET.has(name) ? { ...found, isSecret: true } : found;
}

/** Converts Markdown links for a terminal. */
function withUrls(text: string, base: URL | null): string {
  return text.replace(/\[([^\]]+)\]\(\/([^)]*)\)/g, (_, label: string, path: string) =>
    base ? `${label} (${new URL(path, base).href})` : label,
  );
}
