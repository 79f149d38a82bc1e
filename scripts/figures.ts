/**
 * The figures of a test run: what the tests have counted, said once more at its end, so that a
 * test that looks at nothing is seen.
 *
 *   node scripts/figures.ts clear    before the tests
 *   node scripts/figures.ts          prints what they have recorded
 */
import fs from "node:fs";
import path from "node:path";

const file = path.resolve(import.meta.dirname, "../test-results/figures.jsonl");

type Figure = { area: string; text: string };

/**
 * Keeps a figure until the end of the run.
 *
 * @param area what it belongs to, e.g. «Matrix»; figures of an area stand together
 * @param text the figure with its unit, e.g. «412 requests tried, 0 unexpected answers»
 */
export function recordFigure(area: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${JSON.stringify({ area, text } satisfies Figure)}\n`);
}

function print() {
  if (!fs.existsSync(file)) return;
  const lines = fs.readFileSync(file, "utf8").trim().split("\n").filter(Boolean);
  const figures = lines.map((line): Figure => JSON.parse(line));
  const byArea = Map.groupBy(figures, ({ area }) => area);
  console.log("\nFigures of this run");
  for (const [area, its] of [...byArea].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${area}`);
    for (const text of new Set(its.map((figure) => figure.text))) console.log(`    ${text}`);
  }
}

if (import.meta.main) {
  if (process.argv[2] === "clear") fs.rmSync(file, { force: true });
  else print();
}
