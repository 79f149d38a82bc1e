import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { demoOwner } from "../supabase/embedded/keys.ts";
import { loadQueries, routeRequests, withoutDownloads } from "./bench/app.ts";
import { explaining } from "./bench/database-time.ts";
import { addPageViews, fillLists, fillPosts, settle } from "./bench/fill.ts";
import { planLine, rowsRead } from "./bench/plans.ts";

const sizes = process.argv.slice(2).map(Number);
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-database-"));
const backend = await startEmbedded({
  dataDir: path.join(directory, "data"),
  extensions: { auto_explain },
});
const run = (sql: string) => backend.exclusive((db) => db.exec(sql));
const { queries: app } = await loadQueries(backend.siteUrl);
const traffic = routeRequests(backend);
withoutDownloads();
const explain = await explaining(backend);
const readerAccount = { email: "ada@example.com", password: "portfolio-reader" };
const readerId = await app.signIn(readerAccount);
await run("update private.rate_limits set per_client = 1000000, in_total = 1000000");
let from = 0;
let round = 0;
let base = 0;
for (const posts of sizes) {
  const t0 = Date.now();
  await fillPosts(run, from, posts);
  if (from === 0) await fillLists(run, { posts, messages: 5000, requests: 5000, comments: 60000 });
  await addPageViews(run, (posts - from) * 10, posts);
  from = posts;
  await settle(run);
  console.log(`${posts} posts, filled in ${Date.now() - t0} ms`);
  let who = "reader";
  for (const one of app.casesOf(
    { posts, messages: 5000, requests: 5000, comments: 60000 },
    readerId,
  )) {
    if (one.as !== who) {
      await app.signIn(
        one.as === "visitor" ? undefined : one.as === "owner" ? demoOwner : readerAccount,
      );
      who = one.as;
    }
    try {
      const times = [];
      round = base + 1;
      traffic();
      const { statements } = await explain(() => one.run(round));
      const { requests, rows } = traffic();
      for (let n = 0; n < 2; n++) {
        round += 1;
        times.push((await explain(() => one.run(round), { plans: false })).milliseconds);
      }
      const time = Math.min(...times);
      console.log(
        `${one.of}${one.what && ": " + one.what}`.padEnd(52),
        String(requests).padStart(2),
        String(rows).padStart(5),
        String(rowsRead(statements)).padStart(8),
        time.toFixed(1).padStart(8),
        rows > one.page ? "ROWS" : "",
        time > 50 ? "SLOW" : "",
        planLine(statements),
      );
    } catch (error) {
      console.log(
        `${one.of}: ${one.what}`,
        "FAILED",
        error instanceof Error ? error.message : error,
      );
    }
  }
  base += 3;
}
await backend.close();
fs.rmSync(directory, { recursive: true, force: true });
process.exit();
