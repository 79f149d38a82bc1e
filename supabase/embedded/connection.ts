import type { Extensions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { asPostgrestError } from "./sql-error.ts";

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
/**
 * First type id of the row types of catalogs and tables:
 * https://www.postgresql.org/docs/current/system-catalog-initial-data.html
 */
const FIRST_ROW_TYPE = 10000;

/** Postgres' own rendering as ISO 8601, the way PostgREST sends it. */
const parsers = {
  [TIMESTAMP]: (value: string) => value.replace(" ", "T"),
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
};

/**
 * Opens the database for @supabase/lite, and fixes where lite differs from PostgREST.
 *
 * @param options.dataDir directory of an existing database; without one it is in memory
 * @param options.extensions Postgres extensions to load besides pg_trgm and pgcrypto
 * @param options.template a database dump to start from
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

  // PGlite copies its parsers for every query. Most are for arrays of rows, which nothing reads,
  // and make a query several times as slow.
  const { parsers: known } = connection.driver;
  for (const type of Object.keys(known)) {
    if (Number(type) >= FIRST_ROW_TYPE) delete known[type];
  }

  // Otherwise lite would detect that tables have row-level security, and GRANT ALL on them to the
  // API roles, which undoes column privileges.
  Object.assign(connection, { rlsState: "active" });

  connection.normalizeDbError = asPostgrestError;

  // PostgREST sets the request's headers for every query, lite only for functions.
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
