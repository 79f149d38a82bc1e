import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { readPagesQuery } from "@/lib/offline/read-pages";

test("pages with the same title are listed, and a post that was read under its id and its slug once", async () => {
  const id = "00000000-0000-4000-8000-000000000101";
  const titles = new Map([
    ["https://example.com/blog/links-in-may", "Links"],
    [`https://example.com/blog/${id}`, "A post"],
    ["https://example.com/blog/a-post", "A post"],
    ["https://example.com/projects/00000000-0000-4000-8000-000000000201", "A project"],
    ["https://example.com/projects/00000000-0000-4000-8000-000000000202", "A project"],
    ["https://example.com/blog/a-project", "A project"],
    ["https://example.com/blog/links-in-june", "Links"],
  ]);
  vi.stubGlobal("caches", {
    open: async () => ({
      keys: async () => [...titles.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => new Response(titles.get(url)),
    }),
  });

  const pages = await new QueryClient().fetchQuery(readPagesQuery());
  expect(pages.map(({ path }) => path)).toEqual([
    "/blog/links-in-june",
    "/blog/a-project",
    "/projects/00000000-0000-4000-8000-000000000202",
    "/projects/00000000-0000-4000-8000-000000000201",
    "/blog/a-post",
    "/blog/links-in-may",
  ]);
});
