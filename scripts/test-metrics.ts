/**
 * The metrics of a test run: what the tests have counted, said once more at its end, so that a
 * test that looks at nothing is seen; and the slowest files, so that growth is seen.
 *
 *   node scripts/test-metrics.ts clear    before the tests
 *   node scripts/test-metrics.ts          prints what they have recorded
 */
import fs from "node:fs";
import path from "node:path";

const directory = path.resolve(import.meta.dirname, "../test-results");
const metricsFile = path.join(directory, "metrics.jsonl");
const timesFile = path.join(directory, "times.jsonl");
/** The report that e2e/playwright.config.ts asks for. */
const browserFile = path.join(directory, "e2e.json");
const SLOWEST = 15;

type Metric = { area: string; text: string };
type Time = { file: string; milliseconds: number };
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

/**
 * Records a metric until the end of the run.
 *
 * @param area groups metrics, e.g. «Matrix»
 * @param text the metric with its unit, e.g. «412 requests tried, 0 unexpected answers»
 */
export function recordMetric(area: string, text: string): void {
  append(metricsFile, { area, text } satisfies Metric);
}

/** Records the duration of a file of unit tests. */
export function recordDuration(file: string, milliseconds: number): void {
  append(timesFile, { file, milliseconds } satisfies Time);
}

function append(file: string, line: object) {
  fs.mkdirSync(directory, { recursive: true });
  fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function linesOf<Line>(file: string): Line[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, "utf8").trim().split("\n").filter(Boolean);
  return lines.map((line): Line => JSON.parse(line));
}

function printMetrics() {
  const byArea = Map.groupBy(linesOf<Metric>(metricsFile), ({ area }) => area);
  console.log("\nMetrics of this run");
  for (const [area, its] of [...byArea].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${area}`);
    for (const text of new Set(its.map((metric) => metric.text))) console.log(`    ${text}`);
  }
}

function timesOf({ file, suites = [], specs }: Suite): Time[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [
    ...own.map(({ duration }) => ({ file: `e2e/${file}`, milliseconds: duration })),
    ...suites.flatMap(timesOf),
  ];
}

function browserTimes(): Time[] {
  if (!fs.existsSync(browserFile)) return [];
  const report: { suites: Suite[] } = JSON.parse(fs.readFileSync(browserFile, "utf8"));
  return report.suites.flatMap(timesOf);
}

function printTimes(title: string, times: Time[]) {
  const seconds = [...Map.groupBy(times, ({ file }) => file)].map(([file, its]) => ({
    file,
    of: its.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
  }));
  const total = seconds.reduce((sum, { of }) => sum + of, 0);
  console.log(`\n${title}: ${total.toFixed(0)} s in ${seconds.length} files, slowest first`);
  for (const { file, of } of seconds.toSorted((a, b) => b.of - a.of).slice(0, SLOWEST)) {
    console.log(`  ${of.toFixed(1).padStart(6)} s  ${file}`);
  }
}

if (import.meta.main) {
  if (process.argv[2] === "clear") {
    for (const file of [metricsFile, timesFile, browserFile]) fs.rmSync(file, { force: true });
  } else {
    printMetrics();
    printTimes("Unit and database tests", linesOf<Time>(timesFile));
    printTimes("Browser tests", browserTimes());
  }
}
