import type { Extensions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { asPostgrestError } from "./sql-error.ts";

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/** Types from here on are rows of catalogs and tables: https://www.postgresql.org/docs/current/system-catalog-initial-data.html */
const FIRST_ROW_TYPE = 10000;

/** Postgres' own rendering as ISO 8601, the way PostgREST sends it. */
const parsers = {
  [TIMESTAMP]: (value: string) => value.replace(" ", "T"),
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};

/**
 * Opens the database for @supabase/lite and mends what lite does differently from PostgREST.
 *
 * @param options.dataDir directory of an existing database; without one it lives in memory
 * @param options.extensions Postgres extensions to offer beside pg_trgm and pgcrypto
 * @param options.template a dumped database to start from
 * @returns the connection, and a setter for the headers that SQL sees as `request.headers`
 */
export async function connect(options: {
  dataDir?: string;
  extensions?: Extensions;
  template?: Blob;
}): Promise<{
  connection: PgliteConnection;
  setRequestHeaders: (headers: Headers) => void;
}> {
  const connection = await createPgliteConnection({
    url: options.dataDir ?? "memory://",
    pgliteOptions: {
      extensions: { pg_trgm, ...options.extensions },
      parsers,
      ...(options.template && { loadDataDir: options.template }),
    },
  });
  await connection.driver.waitReady;

  // PGlite copies its parsers for every query. Most are for arrays of rows, which nothing reads, and
  // they make a query take several times as long.
  const { parsers: known } = connection.driver;
  for (const type of Object.keys(known)) {
    if (Number(type) >= FIRST_ROW_TYPE) delete known[type];
  }

  // Lite would otherwise find out by itself that tables have row-level security, and then GRANT
  // ALL on them to the API roles, which undoes column privileges.
  Object.assign(connection, { rlsState: "active" });

  connection.normalizeDbError = asPostgrestError;

  // PostgREST shows every query the request's headers, lite shows them to functions only.
  let requestHeaders = "{}";
  const withContext: PgliteConnection["withContext"] = connection.withContext.bind(connection);
  connection.withContext = (vars, run, options) =>
    withContext(
      vars,
      async (kysely) => {
        await connection.driver.query("select set_config('request.headers', $1, true)", [
          requestHeaders,
        ]);
        return run(kysely);
      },
      options,
    );

  return {
    connection,
    setRequestHeaders: (headers) => {
      requestHeaders = JSON.stringify(Object.fromEntries(headers));
    },
  };
}
