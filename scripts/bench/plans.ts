type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};
/** One scan of a table or an index, with the number of rows examined, including those filtered out. */
export type Scan = { table: string; how: string; rows: number };

const SHORT: Partial<Record<string, string>> = {
  "Seq Scan": "seq",
  "Index Scan": "index",
  "Index Only Scan": "index only",
  "Bitmap Index Scan": "bitmap",
  "Bitmap Heap Scan": "heap",
  "Tid Scan": "tid",
};

/** The scans in a notice of auto_explain; empty for other notices. */
export function scansIn(notice = ""): Scan[] {
  const [, json] = /^duration: .+ plan:\n(.+)$/s.exec(notice) ?? [];
  if (!json) return [];
  const { Plan }: { Plan: PlanNode } = JSON.parse(json);
  const nodes = [Plan];
  for (const node of nodes) nodes.push(...(node.Plans ?? []));
  return nodes.flatMap((node) => {
    const kind = SHORT[node["Node Type"]];
    const table = node["Relation Name"] ?? "";
    const perLoop =
      (node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0);
    const rows = Math.round(perLoop * (node["Actual Loops"] ?? 1));
    return kind ? [{ table, how: `${kind} ${node["Index Name"] ?? table}`, rows }] : [];
  });
}

/**
 * The number of table rows examined. Index-only scans for counting are a hundred times cheaper and
 * do not count here.
 */
export function rowsExamined(table: string, scans: Scan[]): number {
  return scans
    .filter((scan) => scan.table === table && !/^(index only|bitmap) /.test(scan.how))
    .reduce((sum, { rows }) => sum + rows, 0);
}

export function planLine(scans: Scan[]): string {
  const rows = new Map<string, number>();
  for (const scan of scans) rows.set(scan.how, (rows.get(scan.how) ?? 0) + scan.rows);
  return [...rows]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([how, count]) => `${how} ${count.toLocaleString("en")}`)
    .join(", ");
}
