/**
 * Builds the site for the embedded backend, serves it as a CDN would, and measures it on a simulated slow
 * phone, against the budgets of scripts/bench/browser/budgets.ts.
 *
 * `node scripts/bench-browser.ts`: every public page, three runs
 * - `--quick`: one run of the home page, the list and an article
 * - `--requests`: only the backend requests of visits
 * - `--runs 5 --lighthouse`
 *
 * How to read the results: docs/performance.md.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { LIFT_RATE_LIMITS } from "../supabase/embedded/rate-limits.ts";
import { ARTICLE } from "./bench/browser/budgets.ts";
import { buildSite, OUT, renderSite } from "./bench/browser/build-site.ts";
import { makeFloor } from "./bench/browser/floor.ts";
import { host, makeCertificate } from "./bench/browser/host.ts";
import { measureInteractions, type Interactions } from "./bench/browser/interactions.ts";
import { printLighthouse } from "./bench/browser/lighthouse.ts";
import { countRequests } from "./bench/browser/requests.ts";
import { printInteractions, printPages, printRequests } from "./bench/browser/table.ts";
import { measurePage, type PageRun } from "./bench/browser/visits.ts";
import { publicPages } from "./bundle-budget/limits.ts";
import { findChromium, launchChromium } from "./chromium.ts";

const QUICK = ["/", "/blog", `/blog/${ARTICLE}`];

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    requests: { type: "boolean", default: false },
    runs: { type: "string" },
    lighthouse: { type: "boolean", default: false },
  },
});
const runs = values.requests ? 0 : Number(values.runs ?? (values.quick ? 1 : 3));
const chromium = findChromium();
if (!chromium) throw new Error("The bench needs Chromium: npm run test:e2e installs one.");

using folder = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "bench-browser-"));
const { path: directory } = folder;
const floorDir = path.join(directory, "floor");
await using backend = await startEmbedded({ dataDir: path.join(directory, "data") });
await backend.db.exec(LIFT_RATE_LIMITS);
await buildSite();
await renderSite(backend);

const isRendered = (pathname: string) =>
  fs.existsSync(`${OUT}/${pathname === "/" ? "index" : pathname}.html`);
const all = Object.keys(publicPages).map((route) => route.replace(":slug", ARTICLE));
const paths = values.quick ? QUICK : all.filter(isRendered);
makeFloor(OUT, floorDir, paths);
const certificate = makeCertificate(directory);
using floor = await host(floorDir, certificate);
using shell = await host(OUT, { ...certificate, backend, isShell: true });
using site = await host(OUT, { ...certificate, backend });
await using browser = await launchChromium(
  chromium,
  "--disable-background-networking",
  "--ignore-certificate-errors",
);

const pages = new Map(paths.map((pathname): [string, PageRun[]] => [pathname, []]));
const interactions: Interactions[] = [];
const measure = (pathname: string) =>
  measurePage(browser, floor.origin + pathname, shell.origin + pathname, site.origin + pathname);
// The first visit of a browser is slower than all others.
if (runs > 0) await measure("/");
for (let run = 1; run <= runs; run += 1) {
  for (const [pathname, samples] of pages) {
    samples.push(await measure(pathname));
    console.error(`Run ${run} of ${runs}: ${pathname}`);
  }
  interactions.push(await measureInteractions(browser, site.origin, backend));
}
if (runs > 0) {
  printPages(pages);
  printInteractions(interactions);
}
printRequests(await countRequests(browser, backend, paths, { ...certificate, directory }));
if (values.lighthouse)
  await printLighthouse(
    paths.map((pathname) => site.origin + pathname),
    chromium,
  );
