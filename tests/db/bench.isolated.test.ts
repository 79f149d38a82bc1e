// @module-tag full
import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fill } from "../../scripts/bench/fill.ts";
import { measuring, type Measure } from "../../scripts/bench/measure.ts";
import { planLine, rowsExamined } from "../../scripts/bench/plans.ts";
import type { Case } from "../../scripts/bench/queries.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";

// A small version of `npm run bench:database`: rows and plans, which are the same on every machine.

const POSTS = 2_000;
const amounts = { posts: POSTS, views: 3_000, messages: 60, requests: 60, comments: 1_200 };
/** A search may scan this many posts; everything else needs little more than it shows. */
const MOST_SEARCHED = 1_300;
const MOST_READ = 250;
/** Some queries look at every post: for the page, and for the total. */
const MOST_SCANNED = 2 * POSTS + MOST_READ;
const mayScan = ({ as, name }: Case) =>
  (as === "owner" && !/versions|not saved/.test(name)) ||
  /^(search: |search of pages: |a tag, |further reading)/.test(name);

let backend: OwnTestBackend<Database>;
let measure: Measure;
let cases: Case[];

const run = (sql: string) => backend.exclusive((db) => db.exec(sql));

beforeAll(async () => {
  backend = await startTestBackend({ extensions: { auto_explain } });
  vi.stubEnv("VITE_SUPABASE_URL", "http://localhost:5173");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", publishableKey);
  const queries = await import("../../scripts/bench/queries.ts");
  // The sample content is not part of the measurement.
  await run("delete from public.posts");
  await fill(run, amounts);
  measure = await measuring(backend, queries);
  cases = queries.casesOf(amounts);
});

afterAll(() => backend.close());

test("no query returns more rows than its screen shows, and frequent queries use an index", async () => {
  const faults: string[] = [];
  for (const one of cases) {
    const { requests, rows, scans } = await measure(one);
    const plan = planLine(scans);
    const mostByIndex = one.name.startsWith("search") ? MOST_SEARCHED : MOST_READ;
    const most = mayScan(one) ? MOST_SCANNED : mostByIndex;
    const read = ["posts", "comments", "site_analytics"].map((table) => rowsExamined(table, scans));
    const isWhole =
      !mayScan(one) && /seq (posts|comments|site_analytics|pages|post_revisions)\b/.test(plan);
    if (requests > 2 || rows > one.rows || isWhole || Math.max(...read) > most)
      faults.push(`${one.name} (${one.as}): ${requests} requests, ${rows} rows, ${plan}`);
  }
  expect(faults).toEqual([]);
});

test("opening the analytics reads the latest views and the totals, not the whole history", async () => {
  const analytics = cases.find(({ name }) => name === "analytics");
  if (!analytics) throw new Error("The analytics are not measured.");
  const { scans: before } = await measure(analytics);
  for (let view = 0; view < 30; view += 1)
    await run(
      `select private.record_page_view('${view % 2 === 0 ? "/" : `/blog/bench-${view}`}', null)`,
    );
  const { scans } = await measure(analytics);
  expect(rowsExamined("site_analytics", scans)).toBe(100);
  expect(rowsExamined("page_view_paths", scans)).toBeLessThanOrEqual(
    rowsExamined("page_view_paths", before) + 30,
  );
});
