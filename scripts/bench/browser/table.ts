import { interactionBudgets, keysOf, pageBudgets, requestBudget, type Budget } from "./budgets.ts";
import type { Interactions } from "./interactions.ts";
import type { Requests } from "./requests.ts";
import type { PageRun } from "./visits.ts";

export const MISSED = " !";

/** The median; a missing sample counts as infinite. */
export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted.at((sorted.length - 1) >> 1), sorted.at(sorted.length >> 1)];
  return lower === upper ? (upper ?? Number.NaN) : ((lower ?? 0) + (upper ?? 0)) / 2;
}

/**
 * A median for the tables: "820 ×1.08", with " !" if it exceeds its budget.
 *
 * @param floor the value of the floor page, if the budget is a ratio
 * @param max the limit for this page, if it has its own
 */
function cellOf(budget: Budget, samples: number[], floor = 1, max = budget.max): string {
  const { per, digits = 0 } = budget;
  const value = median(samples);
  if (!Number.isFinite(value)) return `${value > 0 ? "never" : "not measured"}${MISSED}`;
  const ratio = value / floor;
  const text = value.toFixed(digits) + (per ? ` ×${ratio.toFixed(2)}` : "");
  // Compared as rounded for display.
  const isWithin = Number(per ? ratio.toFixed(2) : value.toFixed(digits)) <= max;
  return isWithin ? text : text + MISSED;
}

const limitOf = ({ max, per }: Budget) => `≤ ${per ? "×" : ""}${max}`;

export function printPages(pages: Map<string, PageRun[]>): void {
  const rows: string[][] = [];
  for (const [path, runs] of pages) {
    const of = (pick: (run: PageRun) => number) => runs.map(pick);
    const floor = {
      fcp: median(of((run) => run.floor.fcp)),
      lcp: median(of((run) => run.floor.lcp)),
    };
    const cells = keysOf(pageBudgets).map((key) => {
      const budget: Budget = pageBudgets[key];
      const samples = of((run) => run[key]);
      return cellOf(budget, samples, budget.per && floor[budget.per], budget.of?.[path]);
    });
    const shell = median(of((run) => run.shell));
    const isFirst = median(of((run) => run.answers)) < shell;
    rows.push([path, floor.fcp.toFixed(0), ...cells, shell.toFixed(0) + (isFirst ? "" : MISSED)]);
  }
  const budgets: Budget[] = Object.values(pageBudgets);
  printTable(
    "First visits, CPU ÷4, slow 4G: median in ms, × its floor; “!” is over its budget",
    ["page", "floor", ...budgets.map(({ title }) => title), "shell"],
    [["budget", "", ...budgets.map(limitOf), "> all answers"], ...rows],
  );
}

export function printInteractions(samples: Interactions[]): void {
  printTable(
    `What people do, median of ${samples.length} in ms`,
    ["what", "budget", "took", "from", "to"],
    keysOf(interactionBudgets).map((key) => {
      const own = samples.map((run) => run[key]);
      const [from, to] = [Math.min(...own), Math.max(...own)].map((time) => time.toFixed(0));
      const budget = interactionBudgets[key];
      return [budget.title, limitOf(budget), cellOf(budget, own), from ?? "", to ?? ""];
    }),
  );
}

export function printRequests(counts: Map<string, Requests[]>): void {
  printTable(
    "Requests to a backend at another origin, the worker's included; preflights besides",
    ["page", "budget", "first visit", "later visit"],
    [...counts].map(([path, visits]) => {
      const max = requestBudget(path);
      const [first = "", later = ""] = visits.map(
        ({ requests, preflights }) => `${requests} + ${preflights}${requests > max ? MISSED : ""}`,
      );
      return [path, `≤ ${max}`, first, later];
    }),
  );
}

export function printTable(title: string, header: string[], rows: string[][]): void {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log(`\n${title}\n`);
  console.log(line(header));
  console.log(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of rows) console.log(line(row));
}
