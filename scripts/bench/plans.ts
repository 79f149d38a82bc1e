export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};
/** One statement as Postgres ran it. */
export type Statement = { text: string; plan: PlanNode };
type Scan = { table: string; how: string; rows: number };

const SHORT: Partial<Record<string, string>> = {
  "Seq Scan": "seq",
  "Index Scan": "index",
  "Index Only Scan": "index only",
  "Bitmap Index Scan": "bitmap",
  "Bitmap Heap Scan": "heap",
  "Tid Scan": "tid",
};

/** Has Postgres explain every statement of a session, those inside functions included. */
export const AUTO_EXPLAIN = `
  load 'auto_explain';
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_format = json;
  set auto_explain.log_level = notice;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_min_duration = -1;
`;

/** The statement that a notice of the module auto_explain is about, if it is one. */
export function statementIn(notice: string): Statement | undefined {
  const [, json] = /^duration: .+ plan:\n(.+)$/s.exec(notice) ?? [];
  if (!json) return undefined;
  const explained: { "Query Text": string; Plan: PlanNode } = JSON.parse(json);
  return { text: explained["Query Text"], plan: explained.Plan };
}

/** Every node that read a table or an index, with the rows looked at, those left aside included. */
export function scansOf({ plan }: Statement): Scan[] {
  const nodes = [plan];
  const scans: Scan[] = [];
  for (const node of nodes) {
    nodes.push(...(node.Plans ?? []));
    const kind = SHORT[node["Node Type"]];
    if (!kind) continue;
    const perLoop =
      (node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0);
    const name = node["Index Name"] ?? node["Relation Name"] ?? "";
    scans.push({
      table: node["Relation Name"] ?? "",
      how: `${kind} ${name}`,
      rows: Math.round(perLoop * (node["Actual Loops"] ?? 1)),
    });
  }
  return scans;
}

/**
 * How many rows of a table a statement has looked at, those it then left aside included. To count rows
 * it reads entries of an index, which are a hundred times cheaper and do not count here.
 */
export function rowsLookedAt(table: string, statement: Statement): number {
  return sum(rowsOfTables(statement).filter((scan) => scan.table === table));
}

/** How many rows of all tables statements have looked at, entries of indexes left out. */
export function rowsFetched(statements: Statement[]): number {
  return sum(statements.flatMap(rowsOfTables));
}

function rowsOfTables(statement: Statement): Scan[] {
  return scansOf(statement).filter(({ how }) => !/^(index only|bitmap) /.test(how));
}

/** How many rows of all tables and indexes statements have looked at. */
export function rowsRead(statements: Statement[]): number {
  return sum(statements.flatMap(scansOf));
}

/** The plans in one line: how tables were read, where most was read first, with the rows. */
export function planLine(statements: Statement[], most = 4): string {
  const rows = new Map<string, number>();
  for (const scan of statements.flatMap(scansOf)) {
    rows.set(scan.how, (rows.get(scan.how) ?? 0) + scan.rows);
  }
  return [...rows]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([how, count]) => `${how} ${count.toLocaleString("en")}`)
    .join(", ");
}

function sum(scans: Scan[]): number {
  return scans.reduce((total, { rows }) => total + rows, 0);
}
