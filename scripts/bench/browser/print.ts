import { interactionBudgets, keysOf, pageBudgets, type Budget } from "./budgets.ts";
import type { Interactions, PageRun } from "./measure-pages.ts";
import { cellOf, limitOf, median, MISSED, printTable, spreadOf } from "./page-table.ts";

/** Prints what every page took and brought, beside its budgets. */
export function printPages(pages: Map<string, PageRun[]>, runs: number): void {
  const budgets: Budget[] = Object.values(pageBudgets);
  printTable(
    `First visits, CPU ÷4, slow 4G: median of ${runs} in ms, × its floor; «!» is over its budget`,
    ["page", "floor", ...budgets.map(({ title }) => title), "shell", "requests", "KB"],
    [
      ["budget", "", ...budgets.map(limitOf), "> all answers", "", ""],
      ...[...pages].map(([address, samples]) => rowOf(address, samples)),
    ],
  );
}

function rowOf(address: string, samples: PageRun[]): string[] {
  const of = (pick: (run: PageRun) => number) => samples.map(pick);
  const floor = {
    fcp: median(of((run) => run.floor.fcp)),
    lcp: median(of((run) => run.floor.lcp)),
  };
  const cells = keysOf(pageBudgets).map((key) => {
    const budget: Budget = pageBudgets[key];
    return cellOf(
      budget,
      of((run) => run[key]),
      budget.per && floor[budget.per],
    );
  });
  const shell = median(of((run) => run.shell));
  const isFirst = median(of((run) => run.answers)) < shell;
  return [
    address,
    floor.fcp.toFixed(0),
    ...cells,
    shell.toFixed(0) + (isFirst ? "" : MISSED),
    median(of((run) => run.requests)).toFixed(0),
    median(of((run) => run.allKB)).toFixed(0),
  ];
}

/** Prints what people do beside what it may take. */
export function printInteractions(samples: Interactions[]): void {
  printTable(
    `What people do, median of ${samples.length} in ms`,
    ["what", "budget", "took", "from–to"],
    keysOf(interactionBudgets).map((key) => {
      const budget: Budget = interactionBudgets[key];
      const own = samples.map((run) => run[key]);
      return [budget.title, limitOf(budget), cellOf(budget, own), spreadOf(own)];
    }),
  );
}
