import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  addPageViews,
  fillLists,
  fillPosts,
  settle,
  visitPages,
} from "../../scripts/bench/fill.ts";
import { measuring, type Measure, type Measured } from "../../scripts/bench/measure-queries.ts";
import { planLine, rowsLookedAt } from "../../scripts/bench/plans.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import type { Case } from "../../scripts/bench/queries.ts";
import { recordMetric } from "../../scripts/test-metrics.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { startTestBackend, type OwnTestBackend } from "../../supabase/embedded/testing.ts";

// The small form of `npm run bench:database`: rows and plans, which are the same on every machine.

const POSTS = 2_000;
const amounts = { posts: POSTS, messages: 60, requests: 60, comments: 1_200 };
const siteUrl = "http://localhost:5173";
/** What asks somebody else. */
const ASKS_NOTHING = new Set(["exchangeRateQuery"]);
/** A search may go through so many posts; everything else needs no more than it shows, and some. */
const MOST_SEARCHED = 1_300;
const MOST_READ = 250;
/** Some uses scan the posts: for the page, and for the number of them. */
const MOST_SCANNED = 2 * POSTS + MOST_READ;
const scans = ({ as, of, what }: Case) =>
  as === "owner" ||
  (of === "postsQuery" && what.startsWith("search")) ||
  ["taggedPostsQuery", "furtherReadingQuery", "projectArticlesQuery"].includes(of);

let backend: OwnTestBackend<Database>;
let measure: Measure;
let cases: Case[];

const run = (sql: string) => backend.exclusive((db) => db.exec(sql));
const looked = ({ statements }: Measured, table: string) =>
  statements.reduce((sum, statement) => sum + rowsLookedAt(table, statement), 0);

beforeAll(async () => {
  backend = await startTestBackend({ extensions: { auto_explain } });
  vi.stubEnv("VITE_SUPABASE_URL", siteUrl);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", publishableKey);
  const queries = await import("../../scripts/bench/queries.ts");
  // What the sample has to say is no part of the measure.
  await run("delete from public.posts");
  await fillPosts(run, 0, POSTS);
  await fillLists(run, amounts);
  await addPageViews(run, 3_000, POSTS);
  await settle(run);
  const prepared = await measuring({ ...backend, siteUrl }, queries);
  measure = prepared.measure;
  cases = queries.casesOf(amounts, prepared.readerId);
}, 240_000);

afterAll(() => backend.close());

test("everything that src/data asks of the database is measured", async () => {
  const files = import.meta.glob<Record<string, unknown>>("/src/data/**/*.ts");
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const asking = modules
    .flatMap((module) => Object.keys(module))
    .filter((name) => /Query$|^use[A-Z]|^count[A-Z].*View$|^record|^readAll/.test(name))
    .filter((name) => !ASKS_NOTHING.has(name));

  expect(asking.length).toBeGreaterThan(40);
  expect([...new Set(cases.map(({ of }) => of))].toSorted()).toEqual(asking.toSorted());
});

test("no use of it brings more rows than its screen shows, or fails", async () => {
  const faults: string[] = [];
  for (const one of cases) {
    const { rows } = await measure(one, 0);
    if (rows > one.page) faults.push(`${one.of}: ${one.what}: ${rows} rows`);
  }
  recordMetric(
    "Database costs",
    `${cases.length} uses of src/data run, ${faults.length} bring more rows than shown`,
  );
  expect(faults).toEqual([]);
}, 120_000);

describe("what visitors ask, and the owner's list of posts", () => {
  test("reads no more posts and comments than it needs, for visitors by index, however many there are", async () => {
    const faults: string[] = [];
    const kept = cases.filter(
      ({ as, of }) =>
        (as !== "owner" || of === "adminPostsQuery") &&
        // The comments that stay below the post are counted anew.
        of !== "useDeleteComment",
    );
    for (const one of kept) {
      const measured = await measure(one, 0);
      const mayScan = scans(one);
      const mostByIndex = one.what.startsWith("search") ? MOST_SEARCHED : MOST_READ;
      const most = mayScan ? MOST_SCANNED : mostByIndex;
      const read = Math.max(
        ...["posts", "comments", "site_analytics"].map((table) => looked(measured, table)),
      );
      const plan = planLine(measured.statements);
      const isWhole = !mayScan && /seq (posts|comments|site_analytics)\b/.test(plan);
      if (read > most || measured.requests > 2 || isWhole) {
        faults.push(`${one.of}: ${one.what} (${one.as}): ${measured.requests} requests, ${plan}`);
      }
    }
    recordMetric(
      "Database costs",
      `${kept.length} uses by visitors, and lists of the owner's posts, on ${POSTS.toLocaleString("en")} posts: ${faults.length} read a whole table`,
    );
    expect(faults).toEqual([]);
  }, 120_000);
});

test("opening the analytics reads the latest views and the numbers, not the whole history", async () => {
  const analytics = cases.find(({ of }) => of === "analyticsQuery");
  if (!analytics) throw new Error("The analytics are not measured.");
  const before = looked(await measure(analytics, 0), "page_view_paths");
  await visitPages(run, 30);
  const measured = await measure(analytics, 0);
  expect(looked(measured, "site_analytics")).toBe(100);
  expect(looked(measured, "page_view_paths")).toBeLessThanOrEqual(before + 30);
});
