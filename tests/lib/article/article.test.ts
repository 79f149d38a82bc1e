import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { articleQuery } from "@/lib/article/article";
import { createQueryClient } from "@/lib/query-client";

test("what the build has prepared stays when all data is invalidated", async () => {
  const client = createQueryClient();
  const query = articleQuery("<p>As typed</p>");
  client.setQueryData(query.queryKey, "<p>As rendered</p>");
  const stop = new QueryObserver(client, query).subscribe(() => undefined);

  await client.invalidateQueries();

  expect(client.getQueryData(query.queryKey)).toBe("<p>As rendered</p>");
  stop();
});

test("who goes back to an article after half an hour finds it there at once, and so their place in it", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const query = articleQuery("<p>As typed</p>");
  client.setQueryData(query.queryKey, "<p>As rendered</p>");
  new QueryObserver(client, query).subscribe(() => undefined)();

  vi.advanceTimersByTime(30 * 60_000);

  expect(client.getQueryData(query.queryKey)).toBe("<p>As rendered</p>");
});
