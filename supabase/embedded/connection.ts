import { PGlite, type Extensions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { initializedDatabase, opened } from "./data-dir.ts";
import { asPostgrestError } from "./sql-error.ts";

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;
/**
 * First type id of the row types of catalogs and tables:
 * https://www.postgresql.org/docs/current/system-catalog-initial-data.html
 */
const FIRST_ROW_TYPE = 10000;

/** Times in Postgres' own rendering as ISO 8601, and decimals as numbers, the way PostgREST sends them. */
export const parsers = {
  [TIMESTAMP]: (value: string) => value.replace(" ", "T"),
  [TIMESTAMPTZ]: (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
  [NUMERIC]: Number,
};

/**
 * Opens the database for @supabase/lite, and fixes where lite differs from PostgREST.
 *
 * @param options.dataDir directory of an existing database; without one it is in memory
 * @param options.extensions Postgres extensions to load besides pg_trgm and pgcrypto
 * @param options.template a database dump to start from, in memory
 * @param options.buffers megabytes in which Postgres keeps pages of tables; 128 by default
 * @returns the connection, and a setter for the headers that SQL sees as `request.headers`
 */
export async function connect(options: {
  dataDir?: string;
  extensions?: Extensions;
  template?: Blob;
  buffers?: number;
}): Promise<{
  connection: PgliteConnection;
  setRequestHeaders: (headers: Headers) => void;
}> {
  const { dataDir } = options;
  const opening = createPgliteConnection({
    url: dataDir ?? "memory://",
    pgliteOptions: {
      extensions: { pg_trgm, ...options.extensions },
      parsers,
      ...(options.buffers !== undefined && {
        startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${options.buffers}MB`],
      }),
      ...(dataDir === undefined && {
        loadDataDir: options.template ?? (await initializedDatabase()),
      }),
    },
  });
  const ready = opening.then(async (connection) => {
    await connection.driver.waitReady;
    return connection;
  });
  const connection = await (dataDir === undefined ? ready : opened(dataDir, ready));

  // PGlite copies its parsers for every query. Most are for arrays of rows, which nothing reads, and make queries
  // several times slower.
  const { parsers: known } = connection.driver;
  for (const type of Object.keys(known)) {
    if (Number(type) >= FIRST_ROW_TYPE) delete known[type];
  }

  return { connection, setRequestHeaders: behaveLikePostgrest(connection) };
}

/**
 * Fixes how a connection of @supabase/lite differs from PostgREST's: errors, and the settings that SQL sees.
 * Lite's own way to set them would also GRANT ALL on every table to the API roles, which undoes column
 * privileges.
 *
 * @returns a setter for the headers that SQL sees as `request.headers`
 */
export function behaveLikePostgrest(
  connection: Pick<PgliteConnection, "kysely" | "normalizeDbError" | "withContext">,
): (headers: Headers) => void {
  connection.normalizeDbError = asPostgrestError;

  let requestHeaders = "{}";
  const withoutContext: PgliteConnection["withContext"] = connection.withContext.bind(connection);
  const withContext: PgliteConnection["withContext"] = (vars, run, options) => {
    if (!vars) return withoutContext(vars, run, options);
    const settings = { ...settingsFor(vars, options?.rpc), "request.headers": requestHeaders };
    const runWithSettings: typeof run = async (transaction) => {
      await transaction
        .selectNoFrom((build) =>
          Object.entries(settings).map(([name, value]) => {
            const parts = [name, value, true].map((part) => build.val(part));
            return build.fn("set_config", parts).as(name);
          }),
        )
        .execute();
      return run(transaction);
    };
    if (options?.transaction) return runWithSettings(options.transaction);
    // A dry run, for example to check whether a file may be uploaded.
    if (options?.forceRollback) return withoutContext(undefined, runWithSettings, options);
    return connection.kysely.transaction().execute(runWithSettings);
  };
  connection.withContext = withContext;

  return (headers) => {
    requestHeaders = JSON.stringify(Object.fromEntries(headers));
  };
}

type Context = Parameters<PgliteConnection["withContext"]>;

/**
 * The settings of one request's transaction.
 *
 * @see https://docs.postgrest.org/en/stable/references/transactions.html#transaction-settings
 */
function settingsFor(
  vars: NonNullable<Context[0]>,
  call: NonNullable<Context[2]>["rpc"],
): Record<string, string> {
  const { role = "anon", jwt } = Object(vars["auth"]);
  const { operation } = Object(vars["storage"]);
  return {
    role,
    "request.jwt.claims": JSON.stringify({ role, ...jwt }),
    "storage.operation": String(operation ?? ""),
    ...(call && {
      "response.status": "",
      "response.headers": "",
      "request.method": call.method,
      "request.path": call.path,
      transaction_read_only: call.readOnly ? "on" : "off",
    }),
  };
}
