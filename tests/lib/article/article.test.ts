import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { articleQuery } from "@/lib/article/article";
import { createQueryClient } from "@/lib/query-client";

test("the article prepared by the build is kept when all data is invalidated", async () => {
  const client = createQueryClient();
  const query = articleQuery("<p>As typed</p>");
  client.setQueryData(query.queryKey, "<p>As rendered</p>");
  const stop = new QueryObserver(client, query).subscribe(() => undefined);

  await client.invalidateQueries();

  expect(client.getQueryData(query.queryKey)).toBe("<p>As rendered</p>");
  stop();
});

test("a reader who returns to an article after half an hour sees it at once, at the same position", () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const query = articleQuery("<p>As typed</p>");
  client.setQueryData(query.queryKey, "<p>As rendered</p>");
  new QueryObserver(client, query).subscribe(() => undefined)();

  vi.advanceTimersByTime(30 * 60_000);

  expect(client.getQueryData(query.queryKey)).toBe("<p>As rendered</p>");
});
