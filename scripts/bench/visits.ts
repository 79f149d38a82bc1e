import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";

/** One request of a visit; `refusal` says why it failed. */
export type RequestResult = { request: string; milliseconds: number; refusal?: string };

type Visits = {
  /** A database with the project's schema. */
  database: string;
  /** The id of the article that everybody opens. */
  id: string;
  path: string;
  perSecond: number;
  seconds: number;
};

/** PostgREST's settings: the number of connections, and how long a request waits for one. */
const CONNECTIONS = { max: 10, connectionTimeoutMillis: 10_000 };

/** The statement timeout of visitors on a hosted project. */
const STATEMENT_TIMEOUT = "3s";

/**
 * Sends the requests of a prerendered page that is up to date: the site version, then the article's view and
 * the page's at once. Nothing waits for earlier visits, so a database that falls behind becomes visible.
 *
 * @returns every response, with the time since its request was made, including the wait for a connection
 */
export async function sendVisits({
  database,
  id,
  path,
  perSecond,
  seconds,
}: Visits): Promise<RequestResult[]> {
  const pool = new Pool({ connectionString: database, ...CONNECTIONS });
  // The database may be gone before the last connection is.
  pool.on("error", () => {});
  const results: RequestResult[] = [];
  const send = async (address: string, request: string, ...values: string[]) => {
    const start = performance.now();
    const refusal = await call(pool, address, request, values).catch(String);
    const milliseconds = performance.now() - start;
    results.push({ request, milliseconds, ...(refusal !== undefined && { refusal }) });
  };
  const visit = async (index: number) => {
    const address = `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    await send(address, "site_version");
    await Promise.all([
      send(address, "increment_post_views", id),
      send(address, "record_page_view", path),
    ]);
  };

  try {
    const start = performance.now();
    const visits: Promise<void>[] = [];
    while (visits.length < perSecond * seconds) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      while (visits.length < Math.min(due, perSecond * seconds)) visits.push(visit(visits.length));
      await pause(1);
    }
    await Promise.all(visits);
    return results;
  } finally {
    await pool.end();
  }
}

/** Calls a function of the API as PostgREST does for a visitor: in a transaction with the request's settings. */
async function call(
  pool: Pool,
  address: string,
  name: string,
  values: string[],
): Promise<undefined> {
  const reads = values.length === 0;
  const client = await pool.connect();
  try {
    await client.query(
      `begin isolation level read committed ${reads ? "read only" : "read write"}`,
    );
    await client.query({
      name: "settings",
      text: `select set_config('search_path', 'public, extensions', true), set_config('role', 'anon', true),
        set_config('statement_timeout', $1, true), set_config('request.jwt.claims', $2, true),
        set_config('request.method', $3, true), set_config('request.path', $4, true),
        set_config('request.headers', $5, true)`,
      values: [
        STATEMENT_TIMEOUT,
        JSON.stringify({ role: "anon" }),
        reads ? "GET" : "POST",
        `/rpc/${name}`,
        JSON.stringify({ "x-forwarded-for": address, "user-agent": "Mozilla/5.0" }),
      ],
    });
    const placeholders = values.map((_, index) => `$${index + 1}`).join(", ");
    await client.query({ name, text: `select public.${name}(${placeholders})`, values });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
