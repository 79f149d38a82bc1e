/**
 * Fills a database with posts, comments and page views and measures the site's queries: requests, rows
 * returned, database time, plan. Then measures reads beside 200 writes a second.
 *
 * `node scripts/bench-database.ts`: 10,000 posts, ten views each
 * - `100000`: another number of posts
 *
 * How to read the results: docs/performance.md.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { publishableKey } from "../supabase/embedded/keys.ts";
import { median } from "./bench/browser/table.ts";
import { fill } from "./bench/fill.ts";
import { underLoad } from "./bench/load.ts";
import { measuring } from "./bench/measure.ts";
import { planLine } from "./bench/plans.ts";
import { sourceServer } from "./lib/source-server.ts";

/** The limits for visitors' lists, searches and articles, see docs/performance.md. */
const LIMITS = { requests: 3, milliseconds: 50 };
const posts = Number(process.argv[2] ?? 10_000);
const amounts = { posts, views: 10 * posts, messages: 5_000, requests: 5_000, comments: 60_000 };

const line = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(58) + cells.map((cell) => cell.padStart(8)).join(""));

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-database-"));
const dataDir = path.join(directory, "data");
const backend = await startEmbedded({ dataDir, extensions: { auto_explain } });
// src/data, as Vite loads it for the browser.
const vite = await sourceServer({
  "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(backend.siteUrl),
  "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(publishableKey),
});
const originalFetch = globalThis.fetch;

try {
  const queries = await vite.ssrLoadModule("/scripts/bench/queries.ts");
  console.log(`Filling up to ${posts.toLocaleString("en")} posts …`);
  await fill((sql) => backend.exclusive((db) => db.exec(sql)), amounts);

  const measure = await measuring(backend, { signIn: queries["signIn"] });
  line("query", "requests", "rows", "ms");
  for (const query of queries["casesOf"](amounts)) {
    const { requests, rows, milliseconds, scans } = await measure(query);
    const isOver =
      requests > LIMITS.requests ||
      milliseconds > LIMITS.milliseconds ||
      rows > query.rows * requests;
    const cells = [String(requests), String(rows), milliseconds.toFixed(1)];
    line(`${query.name} (${query.as})`, ...cells, isOver ? "  !" : "");
    console.log(`    ${planLine(scans)}`);
  }

  console.log("\nA page of posts through the API, alone and beside 200 writes a second");
  const { rows } = await backend.db.query<{ id: string }>(
    "select id from public.posts where published and not unlisted limit 3000",
  );
  await backend.close();
  globalThis.fetch = originalFetch;
  const postIds = rows.map(({ id }) => id);
  const { idle, loaded, writes } = await underLoad(dataDir, postIds);
  const times = [median(idle), median(loaded)].map((time) => `${time.toFixed(1)} ms`);
  const ratio = (median(loaded) / median(idle)).toFixed(1);
  console.log(
    `${times.join(", ")}: ×${ratio}, beside ${median(writes).toFixed(0)} writes a second`,
  );
} finally {
  await vite.close();
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}
// Otherwise an open handle would keep the process alive for ten more seconds.
process.exit();
