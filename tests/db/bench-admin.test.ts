import { auto_explain } from "@electric-sql/pglite/contrib/auto_explain";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explaining, rowsLookedAt } from "../../scripts/bench/database-time.ts";
import { addPageViews, fillLists, settle, visitPages } from "../../scripts/bench/fill.ts";
import { adminRequests } from "../../scripts/bench/requests.ts";
import type { Database } from "../../src/lib/database.types.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { startTestBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import { rowsOf } from "./rows-of.ts";

const amounts = { posts: 60, messages: 60, requests: 60, comments: 200 };

let backend: TestBackend<Database>;
let owner: SupabaseClient<Database>;
let explain: Awaited<ReturnType<typeof explaining>>;

/** How many views, and changes not added up yet, the database looks at for the analytics. */
async function openAnalytics() {
  const { result, statements } = await explain(async () => rowsOf(owner.rpc("analytics_summary")));
  const looked = (table: string) =>
    statements.reduce((sum, statement) => sum + rowsLookedAt(table, statement), 0);
  return {
    total: result[0]?.total_views,
    views: looked("site_analytics"),
    changes: looked("page_view_changes"),
  };
}

beforeAll(async () => {
  backend = await startTestBackend({ extensions: { auto_explain } });
  await fillLists(backend, amounts);
  owner = await backend.as(demoOwner.email);
  explain = await explaining(backend, { nested: true });
});

afterAll(() => backend.close());

test.each(adminRequests(amounts))(
  "$name: no more rows than the screen shows",
  async ({ send, page }) => {
    const { data, error } = await send(owner);
    expect(error).toBeNull();
    expect(Array.isArray(data) ? data.length : 1).toBeLessThanOrEqual(page);
  },
);

test("opening the analytics costs what is new, not the whole history", async () => {
  await addPageViews(backend, 3_000);
  await settle(backend);
  const first = await openAnalytics();
  const total = first.total ?? 0;
  expect(total).toBeGreaterThan(3_000);
  expect(first.views).toBe(100);

  expect(await openAnalytics()).toEqual({ total, views: 100, changes: 0 });

  await visitPages(backend, 30);
  const later = await openAnalytics();
  expect(later).toMatchObject({ total: total + 30, views: 100 });
  expect(later.changes).toBeLessThanOrEqual(30);
});
