import type { Results } from "@electric-sql/pglite";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { AUTO_EXPLAIN, statementIn, type Statement } from "./plans.ts";

/** One database call of the API. */
export type Call = { text: string; values: unknown[] };

export type Explained<T> = {
  result: T;
  /** What ran, statements inside functions included. */
  statements: Statement[];
  /** The calls that led to it, transactions and roles included. */
  calls: Call[];
  /** CPU time, in milliseconds. */
  milliseconds: number;
};
type Explain = <T>(work: () => Promise<T>, options?: { plans?: boolean }) => Promise<Explained<T>>;

/**
 * Has Postgres explain every statement that comes through the API, the way EXPLAIN ANALYZE does,
 * with the module auto_explain: the very statement with the very parameters, as the very role.
 *
 * The time is what the processor spent on the statements, planning included. The database runs in
 * this process, so it is an upper bound, and other work on the machine does not count.
 *
 * @param backend a backend with auto_explain among its extensions
 * @returns a function that runs work and gives its result and the statements it led to; without
 *   `plans` the statements are not explained, which costs time of its own
 */
export async function explaining({ db }: Pick<EmbeddedBackend, "db">): Promise<Explain> {
  await db.exec(AUTO_EXPLAIN);
  let statements: Statement[] = [];
  let calls: Call[] = [];
  let milliseconds = 0;
  const query = db.query.bind(db);
  db.query = async <T>(
    ...[text, values, options]: Parameters<typeof query>
  ): Promise<Results<T>> => {
    calls.push({ text, values: values ?? [] });
    const before = process.cpuUsage();
    const results = await query<T>(text, values, {
      ...options,
      onNotice: ({ message }) => {
        const statement = statementIn(message ?? "");
        if (statement) statements.push(statement);
      },
    });
    const { user, system } = process.cpuUsage(before);
    milliseconds += (user + system) / 1000;
    return results;
  };

  return async (work, { plans = true } = {}) => {
    if (plans) await db.exec("set auto_explain.log_min_duration = 0");
    statements = [];
    calls = [];
    milliseconds = 0;
    const result = await work();
    if (plans) await db.exec("set auto_explain.log_min_duration = -1");
    return { result, statements, calls, milliseconds };
  };
}
