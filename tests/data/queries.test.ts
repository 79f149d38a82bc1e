import type { QueryClient } from "@tanstack/react-query";
import { http } from "msw";
import { expect, test } from "vitest";
import { categoriesQuery } from "@/data/categories";
import { consultationCountsQuery } from "@/data/consultation-requests/admin";
import { messageCountsQuery, readAllMessages } from "@/data/contact-messages/admin";
import { moderationQuery } from "@/data/comments/admin";
import { adminPostsQuery } from "@/data/posts/admin";
import { postsQuery } from "@/data/posts/public";
import { adminProjectsQuery, storedProjectQuery } from "@/data/projects/admin";
import { tagsQuery } from "@/data/tags";
import { createQueryClient } from "@/lib/query-client";
import { messageRow } from "../support/factories";
import { rest, rowsWithCount, server } from "../support/server";
import { words } from "../support/words.ts";

type Asked = { params: Record<string, string>; prefer: string; body: unknown };

/** Records the requests to a table or function. */
function listenTo(name: string): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.all(rest(name), async ({ request }) => {
      const text = await request.text();
      asked.push({
        params: Object.fromEntries(new URL(request.url).searchParams),
        prefer: request.headers.get("prefer") ?? "",
        body: text ? JSON.parse(text) : null,
      });
      return rowsWithCount([]);
    }),
  );
  return asked;
}

test("the list of posts takes one request, which counts them and has no unset filters", async () => {
  const asked = listenTo("posts");
  await createQueryClient().fetchInfiniteQuery(postsQuery({ search: "", category: null }));

  expect(asked.map(({ prefer }) => prefer)).toEqual(["count=exact"]);
  const filters = Object.entries(asked[0]?.params ?? {}).filter(([name]) => name !== "select");
  expect(Object.fromEntries(filters)).toEqual({
    published: "eq.true",
    unlisted: "eq.false",
    listed_at: "lte.now",
    order: "listed_at.desc,id.desc",
    limit: "12",
  });
});

test("searches replace characters that PostgreSQL refuses", async () => {
  const search = "a\0b\ud83d";
  const client = createQueryClient();
  const asked = words`
    posts rpc/moderation_page rpc/comment_counts rpc/message_counts rpc/consultation_counts projects
  `.map(listenTo);
  await client.fetchInfiniteQuery(postsQuery({ search, category: search }));
  await client.fetchInfiniteQuery(adminPostsQuery({ search, status: "all", sort: "newest" }));
  await client.fetchInfiniteQuery(moderationQuery({ search, status: "all", sort: "newest" }));
  await client.fetchQuery(messageCountsQuery(search));
  await client.fetchQuery(consultationCountsQuery(search));
  await client.fetchInfiniteQuery(adminProjectsQuery({ search, sort: "newest" }));

  const found = "a\u{FFFD}b\u{FFFD}";
  expect(asked).toMatchObject([
    [
      { params: { search_text: `imatch.***=${found}`, category: `in.("${found}")` } },
      { params: { title_and_category: `imatch.***=${found}` } },
    ],
    [{ body: { search: found } }],
    [{ body: { search: found } }],
    [{ body: { search: found } }],
    [{ body: { search: found } }],
    [{ params: { search_text: `imatch.***=${found}` } }],
  ]);
});

test.each([
  ["categories", (client: QueryClient) => client.fetchQuery(categoriesQuery())],
  ["tags", (client: QueryClient) => client.fetchQuery(tagsQuery())],
])("%s are returned as names in alphabetical order", async (name, fetchNames) => {
  server.use(
    http.get(rest(name), ({ request }) => {
      expect(new URL(request.url).searchParams.get("order")).toBe("name.asc");
      return rowsWithCount([{ name: "AI" }, { name: "General" }]);
    }),
  );

  expect(await fetchNames(createQueryClient())).toEqual(["AI", "General"]);
});

test("an export is complete even if the project returns fewer rows at once", async () => {
  const rows = Array.from({ length: 5 }, () => messageRow());
  server.use(
    http.get(rest("contact_messages"), ({ request }) => {
      const [, last] = /id\.lt\.([\w-]+)/.exec(decodeURIComponent(request.url)) ?? [];
      const from = rows.findIndex(({ id }) => id === last) + 1;
      return rowsWithCount(rows.slice(from, from + 2), rows.length);
    }),
  );
  const filters = { search: "", status: "all", sort: "newest", page: 1 } as const;
  expect(await readAllMessages(filters, () => {})).toEqual(rows);
});

test("nothing is requested for a project whose id is invalid: it does not exist", async () => {
  const asked = listenTo("projects");
  expect(await createQueryClient().fetchQuery(storedProjectQuery("__proto__"))).toBeNull();
  expect(asked).toEqual([]);
});
