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
export type Statement = { text: string; milliseconds: number; plan: PlanNode };

type Explained = { "Query Text": string; Plan: PlanNode };

/**
 * Has Postgres explain every statement that comes through the API, the way EXPLAIN ANALYZE does,
 * with the module auto_explain: the very statement with the very parameters, as the very role.
 *
 * @param db a database with auto_explain among its extensions
 * @param options.nested also the statements inside functions
 * @returns a function that runs work and gives its result and the statements it led to
 */
export async function explaining(
  { db }: Pick<EmbeddedBackend, "db">,
  { nested = false } = {},
): Promise<<T>(work: () => Promise<T>) => Promise<{ result: T; statements: Statement[] }>> {
  await db.exec(`
    load 'auto_explain';
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;
    set auto_explain.log_nested_statements = ${nested ? "on" : "off"};
  `);
  let statements: Statement[] = [];
  const query = db.query.bind(db);
  db.query = async <T>(
    ...[text, values, options]: Parameters<typeof query>
  ): Promise<Results<T>> => {
    const explained: Statement[] = [];
    const before = process.cpuUsage();
    const results = await query<T>(text, values, {
      ...options,
      onNotice: ({ message }) => {
        const statement = statementIn(message ?? "");
        if (statement) explained.push(statement);
      },
    });
    // The database runs in this process. Where other work keeps it waiting for a processor, the
    // clock goes on, but the time it has computed does not.
    const { user, system } = process.cpuUsage(before);
    const computed = (user + system) / 1000;
    for (const { milliseconds, ...rest } of explained) {
      statements.push({ ...rest, milliseconds: Math.min(milliseconds, computed) });
    }
    return results;
  };

  return async (work) => {
    statements = [];
    await db.exec("set auto_explain.log_min_duration = 0");
    const result = await work();
    await db.exec("set auto_explain.log_min_duration = -1");
    return { result, statements };
  };
}

function statementIn(notice: string): Statement | undefined {
  const [, milliseconds, json] = /^duration: ([\d.]+) ms +plan:\n(.+)$/s.exec(notice) ?? [];
  if (!milliseconds || !json) return undefined;
  const explained: Explained = JSON.parse(json);
  return {
    text: explained["Query Text"],
    milliseconds: Number(milliseconds),
    plan: explained.Plan,
  };
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
