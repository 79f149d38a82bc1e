import { columnsWithRights, functions, keysIn, tables } from "../../supabase/access-matrix.ts";
import { isFormerKey } from "../../src/lib/former-key.ts";
import { keyHeaders } from "../../src/lib/supabase/key-headers.ts";
import { fail, pass, unknown, warn, type Judgement } from "./finding.ts";
import { limitConcurrency } from "../concurrency.ts";
import { keyKind } from "./keys.ts";
import { onlyVisitError, VisitError, type Answer, type Visit } from "./visit.ts";

/** The REST API as visitors reach it. */
export type Backend = { url: string; key: string };

/** How many requests run at a time: a free project is a small machine. */
const AT_ONCE = 6;
/** After so many inconclusive requests the rest is not tried. */
const GIVE_UP = 12;
const FORBIDDEN = "42501";
/** The API's and the database's error codes for a missing table or column. */
const ABSENT = new Set(["PGRST205", "PGRST204", "42703", "42P01"]);
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

export function askBackend({ url, key }: Backend, visit: Visit, path: string): Promise<Answer> {
  return visit(`${url.replace(/\/$/, "")}/rest/v1/${path}`, keyHeaders(key));
}

/** The finding, and whether the site is in maintenance mode; null if that is not known. */
type Reached = { judgement: Judgement; isClosed: boolean | null };
const told = (judgement: Judgement): Reached => ({ judgement, isClosed: null });

/** Whether the database responds. It is a real query, so it also keeps a free project from being paused. */
export async function reachBackend(backend: Backend, visit: Visit): Promise<Reached> {
  const { host } = new URL(backend.url);
  if (keyKind(backend.key).kind === "secret") {
    const advice =
      "Revoke it in Supabase (Project Settings → API Keys) at once, put the publishable key into VITE_SUPABASE_ANON_KEY, build and publish.";
    return told({ ...fail("The site publishes a secret key.", advice), isSecret: true });
  }
  const path = "site_settings?select=maintenance_mode";
  const answer = await askBackend(backend, visit, path).catch(onlyVisitError);
  if (answer instanceof VisitError) {
    return told(
      answer.code === "ENOTFOUND"
        ? fail(`${host} does not exist any more: the project is paused or deleted.`, RESTORE)
        : fail(
            answer.message,
            "Look at the project in Supabase’s dashboard, and at its status page.",
          ),
    );
  }
  const { status, text } = answer;
  if (status === PAUSED) return told(fail(`The project at ${host} is paused.`, RESTORE));
  if (status === 401 && codeOf(text) !== FORBIDDEN) {
    const words = fieldOf(text, "message");
    const reason = words && `: “${words}”`;
    return told(
      fail(`${host} does not take the site’s key, VITE_SUPABASE_ANON_KEY${reason}.`, RENEW),
    );
  }
  if (ABSENT.has(codeOf(text))) {
    return told(fail("The database has no tables of this site.", "Run npx supabase db push."));
  }
  if (status !== 200) {
    return told(fail(`${host} answers ${status}.`, "Look at the project in Supabase’s dashboard."));
  }
  const isClosed = /"maintenance_mode"\s*:\s*true/.test(text);
  const judgement = isClosed
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
  return { judgement, isClosed };
}

/**
 * Tries as an anonymous visitor to read each column, and to call each function without arguments, that the
 * access matrix denies to visitors. Read-only: a GET runs in a transaction that cannot write.
 */
export async function visitorsRights(backend: Backend, visit: Visit): Promise<Judgement> {
  const open: string[] = [];
  const absent: string[] = [];
  const unclear: string[] = [];
  let refused = 0;
  const judge = async ({ name, path }: Attempt) => {
    if (unclear.length >= GIVE_UP) return;
    const answer = await askBackend(backend, visit, path).catch(() => null);
    const code = answer ? codeOf(answer.text) : "";
    if (code === FORBIDDEN) refused += 1;
    else if (code === NEEDS_ARGUMENTS) return;
    else if (ABSENT.has(code)) absent.push(name);
    else if (answer?.status === 200 || code === WRITES) open.push(name);
    else unclear.push(name);
  };
  const lane = limitConcurrency(AT_ONCE);
  await Promise.all(forbidden().map((one) => lane(() => judge(one))));
  if (open.length > 0) {
    return {
      ...fail(
        `Everybody can read private data: ${listOf(open)}.`,
        "Revoke the right in Supabase’s SQL editor (revoke select … from anon; revoke execute on function … from public, anon), and see who granted it.",
      ),
      isSecret: true,
    };
  }
  if (refused === 0) return unknown("None of the tests got the answer it should.");
  const rest = [...absent, ...unclear];
  return rest.length > 0
    ? unknown(
        `${refused} things are refused as they should be; ${rest.length} could not be checked: ${listOf(rest)}.`,
        absent.length > 0 ? "Apply the migrations: npx supabase db push." : "Try again later.",
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
  try {
    const body: { code?: unknown; message?: unknown } | null = JSON.parse(text);
    const value = body?.[name];
    return typeof value === "string" ? value : "";
  } catch {
    return "";
  }
}

function listOf(names: string[]): string {
  const shown = names.toSorted().slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
