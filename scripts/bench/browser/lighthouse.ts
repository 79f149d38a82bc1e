import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { MISSED, printTable } from "./table.ts";

const PACKAGE = "lighthouse@13.5.0";
/** Must score 100. The performance score is simulated and has no budget. */
const PERFECT = ["accessibility", "best-practices", "seo"];
const MAX_BYTES = 100_000_000;

type Report = { categories: Record<string, { score: number }> };

/** Prints Lighthouse's scores of pages on a phone with a slow network. npx installs Lighthouse. */
export async function printLighthouse(urls: string[], chromium: string): Promise<void> {
  const rows: string[][] = [];
  for (const url of urls) {
    // In another process, because the measured server runs in this one.
    const { stdout } = await promisify(execFile)(
      "npx",
      [
        "--yes",
        PACKAGE,
        url,
        `--only-categories=performance,${PERFECT.join(",")}`,
        "--output=json",
        "--quiet",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MAX_BYTES },
    );
    const { categories }: Report = JSON.parse(stdout);
    const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    rows.push([
      new URL(url).pathname,
      ...PERFECT.map(scoreOf).map((score) => (score === 100 ? "100" : `${score}${MISSED}`)),
      String(scoreOf("performance")),
    ]);
  }
  printTable("Lighthouse", ["page", ...PERFECT, "performance"], rows);
}
