import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const directory = import.meta.dirname;
const cli = path.join(directory, "node_modules/lighthouse/cli/index.js");
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** One run of Lighthouse as it sees a page on a phone: milliseconds, shift, scores from 0 to 100. */
export type Sample = Record<keyof typeof METRICS, number> & {
  scores: Record<string, number>;
  /** Audits that cost points, with what Lighthouse says about them. */
  faults: string[];
  /** How fast Lighthouse found this machine; below 1000 it is busy or slow. */
  benchmarkIndex: number;
};

type Report = {
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; displayValue?: string }
  >;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

/** Lighthouse has a lockfile of its own, so that `npm ci` of the project does not bring it. */
export function installLighthouse(): void {
  if (fs.existsSync(cli)) return;
  console.log("Installing Lighthouse …");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], {
    cwd: directory,
    stdio: "inherit",
  });
}

/**
 * Measures a page as a phone on a slow network would see it (simulated throttling).
 *
 * @throws Error when Lighthouse does not get to the end
 */
export async function runLighthouse(url: string, chromium: string): Promise<Sample> {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = [
    "--only-categories=performance,accessibility,best-practices,seo",
    `--output-path=${file}`,
    "--output=json",
    "--quiet",
    `--chrome-flags=${FLAGS}`,
  ];
  // Not at once: the server that is measured runs in this process.
  const lighthouse = spawn(process.execPath, [cli, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 180_000,
  });
  const [status] = await once(lighthouse, "exit");
  if (status !== 0) throw new Error(`Lighthouse did not get to the end at ${url}`);
  const report: Report = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.rmSync(file);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return sampleOf(report);
}

function sampleOf({ audits, categories, environment }: Report): Sample {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFault = audit && weight > 0 && audit.score !== null && audit.score < 0.9;
      return isFault ? [`${audit.title} ${audit.displayValue ?? ""}`.trim()] : [];
    });
  return {
    fcp: value(METRICS.fcp),
    lcp: value(METRICS.lcp),
    tbt: value(METRICS.tbt),
    cls: value(METRICS.cls),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    ),
    faults: [...new Set(faults)],
    benchmarkIndex: environment.benchmarkIndex,
  };
}
