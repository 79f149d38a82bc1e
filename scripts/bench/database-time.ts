import type { Results } from "@electric-sql/pglite";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
};
/** One statement as Postgres ran it. */
export type Statement = { text: string; plan: PlanNode };

type Explained = { "Query Text": string; Plan: PlanNode };

type Explain = <T>(
  work: () => Promise<T>,
) => Promise<{ result: T; statements: Statement[]; milliseconds: number }>;

/**
 * Has Postgres explain every statement that comes through the API, the way EXPLAIN ANALYZE does,
 * with the module auto_explain: the very statement with the very parameters, as the very role.
 *
 * The time is what the processor spent on the statements, planning included. The database runs in
 * this process, so it is an upper bound, and other work on the machine does not count.
 *
 * @param backend a backend with auto_explain among its extensions
 * @param options.nested also the statements inside functions
 * @returns a function that runs work and gives its result and the statements it led to
 */
export async function explaining(
  { db }: Pick<EmbeddedBackend, "db">,
  { nested = false } = {},
): Promise<Explain> {
  await db.exec(`
    load 'auto_explain';
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;
    set auto_explain.log_nested_statements = ${nested ? "on" : "off"};
  `);
  let statements: Statement[] = [];
  let milliseconds = 0;
  const query = db.query.bind(db);
  db.query = async <T>(
    ...[text, values, options]: Parameters<typeof query>
  ): Promise<Results<T>> => {
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

  return async (work) => {
    statements = [];
    milliseconds = 0;
    await db.exec("set auto_explain.log_min_duration = 0");
    const result = await work();
    await db.exec("set auto_explain.log_min_duration = -1");
    return { result, statements, milliseconds };
  };
}

function statementIn(notice: string): Statement | undefined {
  const [, json] = /^duration: .+ plan:\n(.+)$/s.exec(notice) ?? [];
  if (!json) return undefined;
  const explained: Explained = JSON.parse(json);
  return { text: explained["Query Text"], plan: explained.Plan };
}

/** How many rows of a table a statement has looked at, those it then left aside included. */
export function rowsLookedAt(table: string, { plan }: Statement): number {
  const nodes = [plan];
  let rows = 0;
  for (const node of nodes) {
    nodes.push(...(node.Plans ?? []));
    if (node["Relation Name"] !== table || node["Node Type"] === "ModifyTable") continue;
    const perLoop = (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
    rows += perLoop * (node["Actual Loops"] ?? 1);
  }
  return rows;
}
