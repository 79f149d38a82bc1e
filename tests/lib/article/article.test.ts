import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
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
