/** Median, smallest and largest of some samples; a single noisy run is no figure. */
type Summary = { median: number; min: number; max: number };

/** Sums up what was measured; null where nothing was. */
export function summaryOf(samples: number[]): Summary | null {
  const sorted = samples.filter(Number.isFinite).toSorted((a, b) => a - b);
  const [min, max] = [sorted.at(0), sorted.at(-1)];
  const [lower, upper] = [sorted.at((sorted.length - 1) >> 1), sorted.at(sorted.length >> 1)];
  if (min === undefined || max === undefined || lower === undefined || upper === undefined) {
    return null;
  }
  return { median: (lower + upper) / 2, min, max };
}

/** «512 (498–530)», or the median alone where all samples are the same. */
export function show(summary: Summary | null, digits = 0): string {
  if (!summary) return "–";
  const [median, min, max] = [summary.median, summary.min, summary.max].map((value) =>
    value.toFixed(digits),
  );
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/** Median divided by median of what it is measured against. */
export function ratioOf(samples: number[], floor: number[]): number {
  return (summaryOf(samples)?.median ?? Number.NaN) / (summaryOf(floor)?.median ?? Number.NaN);
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
