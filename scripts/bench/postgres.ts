import { Client } from "pg";
import { makeDatabase, seedDatabase } from "../../tests/db/plain-postgres.ts";
import type { Call } from "./database-time.ts";
import type { Run } from "./fill.ts";
import { AUTO_EXPLAIN, statementIn, type Statement } from "./plans.ts";

/** A PostgreSQL server that replays the database calls of the embedded backend's API. */
export type Postgres = {
  version: string;
  run: Run;
  /** Runs the calls again, once for the plans and twice for the time; gives the quicker one. */
  replay: (calls: Call[]) => Promise<{ statements: Statement[]; milliseconds: number }>;
  close: () => Promise<void>;
};

/**
 * Makes a database on a PostgreSQL, with the seed's accounts, which have the same ids everywhere: the
 * requests of the embedded owner are the owner's here, too.
 *
 * @param server address of a database whose user is a superuser
 */
export async function openPostgres(server: string): Promise<Postgres> {
  const made = await makeDatabase(server, { defaultPrivileges: true });
  await seedDatabase(made.pool);
  await made.pool.query(
    "update private.rate_limits set per_client = 1000000, per_network = 1000000, visitors_total = 5000000, accounts_total = 5000000",
  );

  const { rows } = await made.pool.query<{ name: string; version: string }>(
    "select current_database() as name, current_setting('server_version') as version",
  );
  const url = new URL(server);
  url.pathname = rows[0]?.name ?? "";
  const client = new Client({
    connectionString: url.href,
    options: "-c search_path=public,extensions",
  });
  await client.connect();
  await client.query(AUTO_EXPLAIN);
  let statements: Statement[] = [];
  client.on("notice", ({ message }) => {
    const statement = statementIn(message ?? "");
    if (statement) statements.push(statement);
  });

  async function once(calls: Call[]): Promise<number> {
    let milliseconds = 0;
    for (const { text, values } of calls) {
      const before = performance.now();
      // Rolled back, so that every run finds the same rows.
      await client.query(/^commit$/i.test(text) ? "rollback" : text, values);
      milliseconds += performance.now() - before;
    }
    return milliseconds;
  }

  return {
    version: rows[0]?.version ?? "",
    run: (sql) => client.query(sql),
    replay: async (recorded) => {
      // The role was determined by the Auth API, which is missing here.
      const calls = recorded.filter(({ text }) => !/"?auth"?\./i.test(text));
      statements = [];
      await client.query("set auto_explain.log_min_duration = 0");
      await once(calls);
      const explained = statements;
      await client.query("set auto_explain.log_min_duration = -1");
      const times = [await once(calls), await once(calls)];
      return { statements: explained, milliseconds: Math.min(...times) };
    },
    close: async () => {
      await client.end();
      await made.drop();
    },
  };
}
