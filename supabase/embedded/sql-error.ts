import { inspect } from "node:util";

/** SQLSTATE prefixes and the HTTP status of PostgREST for them; all others are 400. */
const STATUS_BY_SQLSTATE: readonly (readonly [prefix: string, status: number])[] = [
  ["0L", 403],
  ["0P", 403],
  ["28", 403],
  ["54", 413],
  ["08", 503],
  ["53", 503],
  ["57P01", 503],
  ["P0001", 400],
  ...["09", "21", "25", "2D", "38", "39", "3B", "40", "55", "57", "58", "F0", "HV", "P0", "XX"].map(
    (prefix) => [prefix, 500] as const,
  ),
];

/** Classes and codes that @supabase/lite already handles as PostgREST does. */
const HANDLED_BY_LITE = /^(PGRST|PT|42|22|25006|23502|23503|23505)/;

/**
 * Rewrites a Postgres error so that @supabase/lite responds like PostgREST. Lite turns every
 * unknown SQLSTATE into 500 `SUP`; the only way to set another status is the `PGRST` error, which
 * contains status and body as JSON.
 *
 * @param error whatever the database driver threw
 * @returns the error for lite; anything without a SQLSTATE unchanged
 * @see https://docs.postgrest.org/en/stable/references/errors.html#status-codes
 */
export function asPostgrestError(error: unknown): unknown {
  if (!isPostgresError(error)) return error;
  const { code, message } = error;
  const detail = textProperty(error, "detail");
  const hint = textProperty(error, "hint");
  // Lite logs its response: one line instead of a dump of query, parameters and stack.
  const log = { [inspect.custom]: () => `refused: ${code} ${message}` };
  if (HANDLED_BY_LITE.test(code)) {
    return Object.assign(new Error(message), { code, detail, hint }, log);
  }
  const status = STATUS_BY_SQLSTATE.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
  const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  const response = { code: "PGRST", detail: JSON.stringify({ status, headers: {} }) };
  return Object.assign(new Error(body), response, log);
}

function isPostgresError(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^([0-9A-Z]{5})$/.test(error.code)
  );
}

function textProperty(error: Error, name: "detail" | "hint"): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}
