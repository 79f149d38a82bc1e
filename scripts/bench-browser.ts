/**
 * Builds the site for the embedded backend, serves it as a CDN would, and measures what its visitors
 * feel on a slow phone, beside the budgets of scripts/bench/browser/budgets.ts.
 *
 *   node scripts/bench-browser.ts                every public page, three runs
 *   node scripts/bench-browser.ts --quick        one run of the home page, the list and two articles
 *   node scripts/bench-browser.ts --runs 5 --lighthouse
 *
 * How to read the figures: docs/performance.md.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "./bench/browser/browser.ts";
import { buildSite, CODE_ARTICLE, OUT } from "./bench/browser/build-site.ts";
import { makeCertificate } from "./bench/browser/certificate.ts";
import { makeFloor } from "./bench/browser/floor.ts";
import { host } from "./bench/browser/host.ts";
import {
  measureInteractions,
  measurePage,
  type Interactions,
  type PageRun,
} from "./bench/browser/measure-pages.ts";
import { printLighthouse } from "./bench/browser/print-lighthouse.ts";
import { printInteractions, printPages } from "./bench/browser/print.ts";
import { findChromium } from "./chromium.ts";
import { publicPages } from "./bundle-budget/limits.ts";

/** Two articles are enough: they hardly differ in what they load. */
const ARTICLE = "debugging-by-bisection";
const CODE = `/blog/${CODE_ARTICLE}`;
const QUICK = ["/", "/blog", `/blog/${ARTICLE}`, CODE];

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    runs: { type: "string" },
    lighthouse: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs ?? (values.quick ? 1 : 3));
const chromium = findChromium();
if (!chromium) throw new Error("The bench needs Chromium: npm run test:e2e installs one.");

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-browser-"));
const floorDir = path.join(directory, "floor");
const backend = await buildSite(path.join(directory, "data"));

const addresses = values.quick
  ? QUICK
  : [...Object.keys(publicPages).map((route) => route.replace(":slug", ARTICLE)), CODE].filter(
      (address) => fs.existsSync(`${OUT}/${fileOf(address)}`),
    );
makeFloor(OUT, floorDir, addresses);
const certificate = makeCertificate(directory);
const hosts = {
  floor: await host(floorDir, certificate),
  shell: await host(OUT, { ...certificate, backend, isShell: true }),
  site: await host(OUT, { ...certificate, backend }),
};
const origins = {
  floor: hosts.floor.origin,
  shell: hosts.shell.origin,
  site: hosts.site.origin,
};
const browser = await launch(chromium);

try {
  const pages = new Map(addresses.map((address): [string, PageRun[]] => [address, []]));
  const interactions: Interactions[] = [];
  // The first visit of a browser is slower than all others.
  await measurePage(browser, origins, "/");
  for (let run = 1; run <= runs; run += 1) {
    for (const [address, samples] of pages) {
      samples.push(await measurePage(browser, origins, address));
      console.error(`Run ${run} of ${runs}: ${address}`);
    }
    interactions.push(await measureInteractions(browser, origins, backend));
  }
  printPages(pages, runs);
  printInteractions(interactions);
  if (values.lighthouse) await printLighthouse(origins.site, addresses, chromium);
} finally {
  await browser.close();
  for (const { close } of Object.values(hosts)) close();
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}

function fileOf(address: string): string {
  return `${address === "/" ? "index" : address}.html`;
}
