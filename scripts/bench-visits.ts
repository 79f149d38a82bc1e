/**
 * Simulates first visits of one article, each from a different IP address, on a PostgreSQL as PostgREST queries
 * it. They start on schedule, whether or not earlier ones have been answered.
 *
 * `TEST_POSTGRES_URL=postgres://postgres@127.0.0.1 node scripts/bench-visits.ts`: 50 a second for a minute
 * - `100 10`: 100 a second for 10 s
 *
 * How to read the results: docs/performance.md.
 */
import os from "node:os";
import { makeDatabase, seedDatabase } from "../tests/db/plain-postgres.ts";
import { sendVisits, type RequestResult } from "./bench/visits.ts";

const [perSecond = 50, seconds = 60] = process.argv.slice(2).map(Number);
const server = process.env["TEST_POSTGRES_URL"];
if (!server) {
  console.error("TEST_POSTGRES_URL names no server, such as postgres://postgres@127.0.0.1.");
  process.exit(1);
}

const { pool, drop } = await makeDatabase(server);
try {
  await seedDatabase(pool);
  const url = new URL(server);
  url.pathname = pool.options.connectionString?.split("/").at(-1) ?? "";
  const { rows } = await pool.query<{ id: string; slug: string }>(
    "select id, slug from public.posts where published and not unlisted order by created_at limit 1",
  );
  const [post] = rows;
  if (!post) throw new Error("The seed has no published post.");
  const path = `/blog/${post.slug}`;
  await pool.query("update public.posts set views = 0 where id = $1", [post.id]);
  await pool.query("delete from private.page_view_paths where page_path = $1", [path]);

  console.log(`${perSecond} visits a second for ${seconds} s; ${machineLoad()} before`);
  const results = await sendVisits({ database: url.href, id: post.id, path, perSecond, seconds });
  line("request", "sent", "refused", "p50 ms", "p95 ms", "p99 ms", "max ms");
  for (const [name, ofRequest] of Map.groupBy(results, ({ request }) => request))
    report(name, ofRequest);

  const { rows: counted } = await pool.query<{ readers: number; views: number }>(
    `select
       (select views::integer from public.posts where id = $1) as readers,
       (select sum(views)::integer from private.page_view_paths where page_path = $2) as views`,
    [post.id, path],
  );
  const [{ readers, views } = { readers: 0, views: 0 }] = counted;
  console.log(`counted: ${readers} readers, ${views} views; ${machineLoad()} after`);
} finally {
  await drop();
}

function report(request: string, results: RequestResult[]): void {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1);
  const refused = results.filter(({ refusal }) => refusal !== undefined);
  const cells = [
    results.length,
    refused.length,
    percentile(0.5),
    percentile(0.95),
    percentile(0.99),
    percentile(1),
  ];
  line(request, ...cells.map(String));
  for (const reason of new Set(refused.map(({ refusal }) => refusal))) console.log(`    ${reason}`);
}

function line(name: string, ...cells: string[]): void {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join(""));
}

function machineLoad(): string {
  return `load ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`;
}
