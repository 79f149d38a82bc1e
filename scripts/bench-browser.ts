/**
 * Builds the site for the embedded backend, serves it as a CDN would, and measures its public pages
 * against pages of the same content without any script: bytes, Lighthouse, times in a real browser.
 *
 *   node scripts/bench-browser.ts            three runs of everything
 *   node scripts/bench-browser.ts --quick    one run of the home page, the list and an article
 *   node scripts/bench-browser.ts --runs 5 --only lighthouse,timings
 *
 * How to read the figures: docs/performance.md.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { makeFloor } from "./bench/browser/floor.ts";
import { host } from "./bench/browser/host.ts";
import { installLighthouse } from "./bench/browser/lighthouse.ts";
import { printBytes } from "./bench/browser/print-bytes.ts";
import { printLighthouse } from "./bench/browser/print-lighthouse.ts";
import { printTimings } from "./bench/browser/print-timings.ts";
import { findChromium } from "./chromium.ts";
import { withApiOf } from "./prerender/embedded.ts";
import { prerenderSite } from "./prerender/site.ts";
import { publicPages } from "./weights/budgets.ts";

const MODE = "embedded";
const OUT = "dist-embedded";
/** Rendered for none, the pages would name other addresses in the browser, and be drawn anew. */
const SITE = "https://site.example";
const QUICK = ["/", "/blog", "/blog/debugging-by-bisection"];

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    runs: { type: "string" },
    only: { type: "string", default: "bytes,lighthouse,timings" },
  },
});
const runs = Number(values.runs ?? (values.quick ? 1 : 3));
const parts = values.only.split(",");
const chromium = findChromium();
if (!chromium) throw new Error("The bench needs Chromium: npm run test:e2e installs one.");

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-browser-"));
const backend = await startEmbedded({ dataDir: path.join(directory, "data") });
await backend.db.exec("update private.rate_limits set per_client = 10000, in_total = 100000");
await build({ mode: MODE, logLevel: "warn" });
await withApiOf(backend, (backendUrl) =>
  prerenderSite({ mode: MODE, outDir: OUT, backendUrl, siteUrl: SITE }),
);

const pages = values.quick
  ? QUICK
  : Object.keys(publicPages).filter((address) => fs.existsSync(`${OUT}/${fileOf(address)}`));
makeFloor(OUT, path.join(directory, "floor"), pages);
const site = await host(OUT, backend);
const floor = await host(path.join(directory, "floor"));
const sites = { site: site.origin, floor: floor.origin };

try {
  if (parts.includes("bytes")) printBytes(OUT, pages);
  if (parts.includes("lighthouse")) {
    installLighthouse();
    await printLighthouse(sites, pages, runs, chromium);
  }
  if (parts.includes("timings")) await printTimings(sites, backend, runs, chromium);
} finally {
  site.close();
  floor.close();
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}

function fileOf(address: string): string {
  return `${address === "/" ? "index" : address}.html`;
}
