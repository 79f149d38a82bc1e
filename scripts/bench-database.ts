/**
 * Fills a database with posts, comments and page views, step by step, and measures at every step
 * what each function of src/data costs: requests, rows brought, rows read, database time, plan.
 * Then reads beside 200 writes a second.
 *
 *   node scripts/bench-database.ts               1,000, 10,000 and 100,000 posts, ten views each
 *   node scripts/bench-database.ts 1000 10000    other numbers of posts
 *
 * With BENCH_POSTGRES_URL, the address of a server whose superuser may make databases, a PostgreSQL
 * is filled as well, and runs at the last step what the embedded one has run. How to read the
 * figures: docs/performance.md.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { loadQueries } from "./bench/app.ts";
import type { Call } from "./bench/database-time.ts";
import { addPageViews, fillLists, fillPosts, settle, type Run } from "./bench/fill.ts";
import { underLoad } from "./bench/load.ts";
import { measuring } from "./bench/measure-queries.ts";
import { planLine } from "./bench/plans.ts";
import { openPostgres } from "./bench/postgres.ts";
import { faultsOf, headOf, nameOf, rowsOfCase, type Line } from "./bench/query-table.ts";

const VIEWS_PER_POST = 10;
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];
const amounts = { messages: 5_000, requests: 5_000, comments: 60_000 };
const server = process.env["BENCH_POSTGRES_URL"];

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-database-"));
const dataDir = path.join(directory, "data");
const backend = await startEmbedded({
  dataDir,
  extensions: { auto_explain },
});
const queries = await loadQueries(backend.siteUrl);
const embedded: Run = (sql) => backend.exclusive((db) => db.exec(sql));
const postgres = server ? await openPostgres(server) : undefined;

const { measure, readerId } = await measuring(backend, queries);
const lines = new Map<string, Line[]>();
const calls = new Map<string, Call[]>();
const cases = (posts: number) => queries.casesOf({ ...amounts, posts }, readerId);

async function fill(run: Run, from: number, to: number) {
  await fillPosts(run, from, to);
  if (from === 0) await fillLists(run, { ...amounts, posts: to });
  await addPageViews(run, (to - from) * VIEWS_PER_POST, to);
  await settle(run);
}

try {
  let from = 0;
  for (const posts of sizes) {
    console.log(`Filling up to ${posts.toLocaleString("en")} posts …`);
    await fill(embedded, from, posts);
    if (postgres) await fill(postgres.run, from, posts);
    from = posts;
    for (const one of cases(posts)) {
      const measured = await measure(one);
      lines.set(nameOf(one), [...(lines.get(nameOf(one)) ?? []), measured]);
      calls.set(nameOf(one), measured.calls);
    }
  }

  console.log(`\n${headOf(sizes)}`);
  for (const one of cases(from)) console.log(rowsOfCase(one, lines.get(nameOf(one)) ?? []));

  if (postgres) {
    console.log(`\nThe same on PostgreSQL ${postgres.version}, ${from.toLocaleString("en")} posts`);
    for (const one of cases(from)) {
      const { milliseconds, statements } = await postgres.replay(calls.get(nameOf(one)) ?? []);
      console.log(
        `${nameOf(one).padEnd(66)}${milliseconds.toFixed(1).padStart(8)}  ${planLine(statements)}`,
      );
    }
  }

  const faulty = cases(from).filter(
    (one) => faultsOf(one, lines.get(nameOf(one)) ?? []).length > 0,
  );
  console.log(`\n${lines.size} uses of src/data measured, ${faulty.length} beyond a budget`);

  console.log("\nA page of posts through the API, alone and beside 200 writes a second");
  const postIds = Array.from({ length: 50 }, (_, n) =>
    createHash("md5")
      .update(`post-${n + 11}`)
      .digest("hex"),
  );
  await backend.close();
  const { alone, beside } = await underLoad(dataDir, postIds);
  for (const [name, load] of Object.entries({ alone, beside })) {
    console.log(
      `${name.padEnd(8)}${load.reads} reads, median ${load.median.toFixed(1)} ms, 95 of 100 within ${load.late.toFixed(1)} ms, ${load.writes.toFixed(0)} writes a second`,
    );
  }
  console.log(`${(beside.median / alone.median).toFixed(1)} times as long`);
} finally {
  await queries.close();
  await postgres?.close();
  await backend.close();
  fs.rmSync(directory, { recursive: true, force: true });
}
// A saved file would keep the process alive for ten seconds.
process.exit();
