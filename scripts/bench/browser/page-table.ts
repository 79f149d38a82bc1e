import type { Budget } from "./budgets.ts";

/** Marks a value that exceeds its budget. */
export const MISSED = " !";

/** The median; a missing sample is infinite. */
export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted.at((sorted.length - 1) >> 1), sorted.at(sorted.length >> 1)];
  return lower === upper ? (upper ?? Number.NaN) : ((lower ?? 0) + (upper ?? 0)) / 2;
}

/**
 * A median as it stands in the tables: «820 ×1.08», with « !» where it is over its budget.
 *
 * @param floor what the floor page took, where the budget is a ratio
 */
export function cellOf({ most, per, digits = 0 }: Budget, samples: number[], floor = 1): string {
  const value = median(samples);
  if (!Number.isFinite(value)) return `${value > 0 ? "never" : "not measured"}${MISSED}`;
  const ratio = value / floor;
  const text = value.toFixed(digits) + (per ? ` ×${ratio.toFixed(2)}` : "");
  // Compared as rounded for display.
  const isWithin = Number(per ? ratio.toFixed(2) : value.toFixed(digits)) <= most;
  return isWithin ? text : text + MISSED;
}

/** Text of a budget, e.g. «≤ ×1.15». */
export function limitOf({ most, per }: Budget): string {
  return `≤ ${per ? "×" : ""}${most}`;
}

/** From the smallest to the largest sample: how much noise there was. */
export function spreadOf(samples: number[]): string {
  return `${Math.min(...samples).toFixed(0)}–${Math.max(...samples).toFixed(0)}`;
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
