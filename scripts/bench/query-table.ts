import { planLine, rowsFetched, rowsRead, type Statement } from "./plans.ts";
import type { Case } from "./queries.ts";

export type Line = {
  requests: number;
  rows: number;
  statements: Statement[];
  milliseconds: number;
};

/** Limits of visitors' lists, searches and articles, see docs/performance.md. */
const MOST = { requests: 3, milliseconds: 50 };
/** Growth of the rows read that is accepted for a hundred times as many posts. */
const GROWTH = { factor: 3, rows: 2_000 };

/** What a case is called in the table. */
export function nameOf({ of, what, as }: Case): string {
  return `${of}${what && `: ${what}`} (${as})`;
}

/** The failures of a case, in words. `lines` are ordered by the number of posts. */
export function faultsOf({ page }: Case, lines: Line[]): string[] {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return [];
  const [few, many] = [rowsFetched(first.statements), rowsFetched(last.statements)];
  return [
    last.rows > page && `brings ${last.rows} rows instead of ${page}`,
    last.requests > MOST.requests && page <= 200 && `${last.requests} requests`,
    last.milliseconds > MOST.milliseconds && `slower than ${MOST.milliseconds} ms`,
    many > GROWTH.rows && many > few * GROWTH.factor && "reads more where there are more posts",
  ].filter((fault) => fault !== false);
}

/** The head of the table. */
export function headOf(sizes: number[]): string {
  const posts = sizes.map((size) => size.toLocaleString("en").padStart(9)).join("");
  return `${"".padEnd(72)}  rows read at … posts${"".padEnd(sizes.length * 9 - 22)}  milliseconds\n${"query".padEnd(66)}${"req".padStart(4)}${"rows".padStart(6)}${posts}${posts}`;
}

/** One case, with its plan at the largest size under it. */
export function rowsOfCase(one: Case, lines: Line[]): string {
  const last = lines.at(-1);
  if (!last) return "";
  const read = lines.map(({ statements }) => rowsRead(statements).toLocaleString("en").padStart(9));
  const times = lines.map(({ milliseconds }) => milliseconds.toFixed(1).padStart(9));
  const faults = faultsOf(one, lines);
  const numbers = `${String(last.requests).padStart(4)}${String(last.rows).padStart(6)}${read.join("")}${times.join("")}`;
  const plan = `    ${planLine(last.statements)}`;
  return [
    `${nameOf(one).padEnd(66)}${numbers}`,
    plan,
    ...faults.map((fault) => `    ! ${fault}`),
  ].join("\n");
}
