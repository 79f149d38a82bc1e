/**
 * Measures what the owner's screens ask of a full database: 20,000 posts, 5,000 messages, 5,000
 * consultation requests, 50,000 comments and up to 1,000,000 page views, in a temporary directory.
 * Prints a table and exits with 1 when a request takes more than 150 ms of database time or brings
 * more rows than its screen shows. Takes some minutes.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { demoOwner } from "../supabase/embedded/keys.ts";
import { ownersClient } from "./bench/client.ts";
import { explaining } from "./bench/database-time.ts";
import { addPageViews, fillLists, settle, visitPages } from "./bench/fill.ts";
import { adminRequests, analyticsRequest, type AdminRequest } from "./bench/requests.ts";

const AMOUNTS = { posts: 20_000, messages: 5_000, requests: 5_000, comments: 50_000 };
const LIMIT = 150;
const REPEATS = 3;
const SIZES = [10_000, 100_000, 1_000_000];
const NEW_VIEWS = 1_000;

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-admin-"));
const backend = await startEmbedded({
  dataDir: path.join(directory, "data"),
  extensions: { auto_explain },
});
const client = await ownersClient(backend, demoOwner);
const explain = await explaining(backend);
let faults = 0;

/** Sends a request several times; the quickest counts, because the first one warms up. */
async function measure({ name, page, send }: AdminRequest, repeats = REPEATS): Promise<void> {
  const times: number[] = [];
  let rows = 0;
  for (let run = 0; run < repeats; run += 1) {
    const { result, milliseconds } = await explain(async () => send(client));
    if (result.error) throw new Error(`${name}: ${result.error.message}`);
    rows = Array.isArray(result.data) ? result.data.length : 1;
    times.push(milliseconds);
  }
  const best = Math.min(...times);
  const verdict = best > LIMIT ? "too slow" : rows > page ? "too many rows" : "";
  if (verdict) faults += 1;
  printLine(name, String(rows), String(page), best.toFixed(1), verdict);
}

function printLine(name: string, ...[rows = "", page = "", time = "", verdict = ""]: string[]) {
  console.log(name.padEnd(44), rows.padStart(5), page.padStart(6), time.padStart(9), verdict);
}

try {
  console.log("Filling the lists …");
  await fillLists(backend, AMOUNTS);
  await settle(backend);
  printLine("request", "rows", "shown", "ms");
  for (const request of adminRequests(AMOUNTS)) await measure(request);

  let stored = 0;
  for (const size of SIZES) {
    const views = size.toLocaleString("en");
    await addPageViews(backend, size - stored);
    await settle(backend);
    await measure({ ...analyticsRequest, name: `analytics, ${views} views: first opening` }, 1);
    await measure({ ...analyticsRequest, name: `analytics, ${views} views: nothing new` });
    await visitPages(backend, NEW_VIEWS);
    await measure({ ...analyticsRequest, name: `analytics, ${views} views: ${NEW_VIEWS} new` }, 1);
    stored = size + NEW_VIEWS;
  }
  for (const request of adminRequests(AMOUNTS).filter(
    ({ name }) => name === "dashboard: numbers",
  )) {
    await measure({ ...request, name: "dashboard: numbers, 1,000,000 views" });
  }
} finally {
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}

if (faults > 0) process.exitCode = 1;
