import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const directory = import.meta.dirname;
const cli = path.join(directory, "node_modules/lighthouse/cli/index.js");
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --ignore-certificate-errors";

/** Scores from 0 to 100, and the audits that cost points with what Lighthouse says about them. */
type Scores = { scores: Record<string, number>; faults: string[] };

type Report = {
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
};

/** Lighthouse has its own lockfile, so that the project's `npm ci` does not install it. */
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
export async function runLighthouse(url: string, chromium: string): Promise<Scores> {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = [
    "--only-categories=performance,accessibility,best-practices,seo",
    `--output-path=${file}`,
    "--output=json",
    "--quiet",
    `--chrome-flags=${FLAGS}`,
  ];
  // In sequence: the measured server runs in this process.
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
  return scoresOf(report);
}

function scoresOf({ audits, categories }: Report): Scores {
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFault = audit && weight > 0 && audit.score !== null && audit.score < 0.9;
      return isFault ? [`${audit.title} ${audit.displayValue ?? ""}`.trim()] : [];
    });
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  return { scores: Object.fromEntries(scores), faults: [...new Set(faults)] };
}
