import { columnsWithRights, functions, keysIn, tables } from "../../supabase/access-matrix.ts";
import { isFormerKey } from "../../src/lib/former-key.ts";
import { keyHeaders } from "../../src/lib/supabase/key-headers.ts";
import { fail, listNames, pass, unknown, warn, type CheckResult } from "./finding.ts";
import { limitConcurrency } from "../lib/concurrency.ts";
import { objectOf, parsedJson } from "../lib/json.ts";
import { keyKind } from "./keys.ts";
import { onlyVisitError, VisitError, type SiteResponse, type Visit } from "./visit.ts";

/** The REST API as visitors reach it. */
export type Backend = { url: string; key: string };

/** How many requests run at a time: a free project is a small machine. */
const CONCURRENCY = 6;
/** After this many inconclusive requests, the rest is skipped. */
const MAX_UNCLEAR = 12;
const FORBIDDEN = "42501";
/** The API's and the database's error codes for a missing table or column. */
const MISSING = new Set(["PGRST205", "PGRST204", "42703", "42P01"]);
/** There is no function of that name without arguments. */
const NEEDS_ARGUMENTS = "PGRST202";
/** The function may be called: it was stopped when it started to write. */
const WRITES = "25006";
/** Supabase's status code for a paused project. */
const PAUSED = 540;

const RENEW =
  "Put the project’s publishable key into VITE_SUPABASE_ANON_KEY, build and publish: docs/deploy.md says what else has the key.";
const RESTORE =
  "Open the project in Supabase’s dashboard and press “Restore project”; .github/workflows/watch.yml keeps it awake.";

export function requestBackend(
  { url, key }: Backend,
  visit: Visit,
  path: string,
): Promise<SiteResponse> {
  return visit(`${url.replace(/\/$/, "")}/rest/v1/${path}`, keyHeaders(key));
}

/** The finding, and whether the site is in maintenance mode; null if that is not known. */
type Reached = { result: CheckResult; isInMaintenance: boolean | null };
const onlyResult = (result: CheckResult): Reached => ({ result, isInMaintenance: null });

/** Whether the database responds. It is a real query, so it also keeps a free project from being paused. */
export async function reachBackend(backend: Backend, visit: Visit): Promise<Reached> {
  const { host } = new URL(backend.url);
  if (keyKind(backend.key).kind === "secret") {
    const advice =
      "Revoke it in Supabase (Project Settings → API Keys) at once, put the publishable key into VITE_SUPABASE_ANON_KEY, build and publish.";
    return onlyResult({ ...fail("The site publishes a secret key.", advice), isSecret: true });
  }
  const path = "site_settings?select=maintenance_mode";
  const response = await requestBackend(backend, visit, path).catch(onlyVisitError);
  if (response instanceof VisitError) {
    return onlyResult(
      response.code === "ENOTFOUND"
        ? fail(`${host} no longer exists: the project is paused or deleted.`, RESTORE)
        : fail(
            response.message,
            "Look at the project in Supabase’s dashboard, and at its status page.",
          ),
    );
  }
  const { status, text } = response;
  if (status === PAUSED) return onlyResult(fail(`The project at ${host} is paused.`, RESTORE));
  if (status === 401 && codeOf(text) !== FORBIDDEN) {
    const message = fieldOf(text, "message");
    const reason = message && `: “${message}”`;
    return onlyResult(
      fail(`${host} does not accept the site’s key, VITE_SUPABASE_ANON_KEY${reason}.`, RENEW),
    );
  }
  if (MISSING.has(codeOf(text))) {
    return onlyResult(
      fail("The database has no tables of this site.", "Run npx supabase db push."),
    );
  }
  if (status !== 200) {
    return onlyResult(
      fail(`${host} answers ${status}.`, "Look at the project in Supabase’s dashboard."),
    );
  }
  const isInMaintenance = /"maintenance_mode"\s*:\s*true/.test(text);
  const result = isInMaintenance
    ? warn(
        "It answers; maintenance mode is on, so visitors do not see the site.",
        "Switch it off at /admin/settings#features, then build and publish.",
      )
    : isFormerKey(backend.url, backend.key)
      ? warn(
          "It answers; the site publishes an old-style key (“anon”), which Supabase is retiring.",
          RENEW,
        )
      : pass(`The database at ${host} answers.`);
  return { result, isInMaintenance };
}

/**
 * Tries as an anonymous visitor to read each column, and to call each function without arguments, that the
 * access matrix denies to visitors. Read-only: a GET runs in a transaction that cannot write.
 */
export async function visitorsRights(backend: Backend, visit: Visit): Promise<CheckResult> {
  const open: string[] = [];
  const missing: string[] = [];
  const unclear: string[] = [];
  let refused = 0;
  const judge = async ({ name, path }: Attempt) => {
    if (unclear.length >= MAX_UNCLEAR) return;
    const response = await requestBackend(backend, visit, path).catch(() => null);
    const code = response ? codeOf(response.text) : "";
    if (code === FORBIDDEN) refused += 1;
    else if (code === NEEDS_ARGUMENTS) return;
    else if (MISSING.has(code)) missing.push(name);
    else if (response?.status === 200 || code === WRITES) open.push(name);
    else unclear.push(name);
  };
  const limited = limitConcurrency(CONCURRENCY);
  await Promise.all(forbidden().map((one) => limited(() => judge(one))));
  if (open.length > 0) {
    return {
      ...fail(
        `Everybody can read private data: ${listNames(open.toSorted())}.`,
        "Revoke the right in Supabase’s SQL editor (revoke select … from anon; revoke execute on function … from public, anon), and see who granted it.",
      ),
      isSecret: true,
    };
  }
  if (refused === 0) return unknown("None of the checks got the expected answer.");
  const rest = [...missing, ...unclear];
  return rest.length > 0
    ? unknown(
        `${refused} things are refused as they should be; ${rest.length} could not be checked: ${listNames(rest.toSorted())}.`,
        missing.length > 0 ? "Apply the migrations: npx supabase db push." : "Try again later.",
      )
    : pass(`All ${refused} private columns and functions are refused to visitors.`);
}

type Attempt = { name: string; path: string };

/** What the matrix denies to a visitor, as requests. */
function forbidden(): Attempt[] {
  const columns = keysIn(tables).flatMap((table) =>
    columnsWithRights(table)
      .filter(([, [read]]) => !read.includes("anonymous"))
      .map(([column]) => ({
        name: `${table}.${column}`,
        path: `${table}?select=${column}&limit=1`,
      })),
  );
  const calls = keysIn(functions)
    .filter((name) => !functions[name].includes("anonymous"))
    .map((name) => ({ name: `${name}()`, path: `rpc/${name}` }));
  return [...columns, ...calls];
}

function codeOf(text: string): string {
  return fieldOf(text, "code");
}

function fieldOf(text: string, name: "code" | "message"): string {
  const value = objectOf(parsedJson(text))[name];
  return typeof value === "string" ? value : "";
}
