import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import {
  commentsFallback,
  listFallback,
  searchFallback,
  type FallbackArticle,
} from "@/data/fallback-files";
import { postRow } from "../support/factories";
import { server } from "../support/server";

function article(values: Partial<FallbackArticle>): FallbackArticle {
  return { ...postRow({ tags: [], excerpt: "" }), headings: [], ...values };
}

const articles = [
  article({ id: "3", title: "Third", tags: ["css"], listed_at: "2026-03-01T00:00:00Z" }),
  article({
    id: "2",
    title: "100 % Second",
    excerpt: "About (brackets",
    listed_at: "2026-02-01T00:00:00Z",
  }),
  article({
    id: "1",
    title: "First",
    category: "Backend",
    excerpt: "The third word, in Łódź, isn’t “new”",
    headings: [{ text: "A part of it", id: "a-part-of-it" }],
    listed_at: "2025-02-01T00:00:00Z",
  }),
];

beforeEach(() => {
  server.use(http.get("*/articles.json", () => HttpResponse.json(articles)));
});

const ids = (page: { rows: { id: string }[] } | null) => page?.rows.map(({ id }) => id);

test("lists are filtered as by the backend: literal text in title and excerpt, category, tag, year", async () => {
  expect(ids(await listFallback({}, undefined, 12))).toEqual(["3", "2", "1"]);
  expect(ids(await listFallback({ search: "THIRD" }, undefined, 12))).toEqual(["3", "1"]);
  expect(ids(await listFallback({ search: "% s" }, undefined, 12))).toEqual(["2"]);
  expect(ids(await listFallback({ search: "(br" }, undefined, 12))).toEqual(["2"]);
  expect(ids(await listFallback({ search: `isn't "new` }, undefined, 12))).toEqual(["1"]);
  expect(ids(await listFallback({ category: "Backend" }, undefined, 12))).toEqual(["1"]);
  expect(ids(await listFallback({ tag: "css" }, undefined, 12))).toEqual(["3"]);
  expect(ids(await listFallback({ year: "2025" }, undefined, 12))).toEqual(["1"]);
});

test("a list continues after a row, and has the total", async () => {
  const [newest] = articles;
  expect(await listFallback({}, newest, 1)).toMatchObject({ rows: [{ id: "2" }], total: 3 });
});

test.each([
  ["newer than the build", { id: "4", listed_at: "2026-04-01T00:00:00+00:00" }, ["3", "2", "1"]],
  ["no longer listed", { id: "2a", listed_at: "2026-02-15T00:00:00+00:00" }, ["2", "1"]],
  ["of the same time", { id: "20", listed_at: "2026-02-01T00:00:00+00:00" }, ["2", "1"]],
  ["older than all", { id: "0", listed_at: "2024-02-01T00:00:00+00:00" }, []],
])("a list continues after a row that is %s", async (_, row, rest) => {
  expect(ids(await listFallback({}, row, 12))).toEqual(rest);
});

const searchIds = async (asked: string) =>
  (await searchFallback(asked))?.articles.map(({ id }) => id);

test("a search finds articles that contain every word, those with words in the title first", async () => {
  expect(await searchIds("third")).toEqual(["3", "1"]);
  expect(await searchIds("third word")).toEqual(["1"]);
  expect(await searchIds("third -word")).toEqual(["3"]);
  expect(await searchIds("third - word")).toEqual(["1"]);
  expect(await searchIds('third – "" & word')).toEqual(["1"]);
  expect(await searchIds("-")).toEqual([]);
  expect(await searchIds('"part of"')).toEqual(["1"]);
  expect(await searchIds("isn't “part of”")).toEqual(["1"]);
  expect(await searchIds("LODZ")).toEqual(["1"]);
  expect(await searchIds("łódź")).toEqual(["1"]);
  const [first] = (await searchFallback("part"))?.articles ?? [];
  expect(first?.section).toEqual({ heading: "A part of it", id: "a-part-of-it" });
});

test("a page served instead of the file counts as a missing file", async () => {
  server.use(http.get("*/articles.json", () => HttpResponse.html("<!doctype html>")));
  expect(await listFallback({}, undefined, 12)).toBeNull();
  expect(await searchFallback("third")).toBeNull();
});

test("comments are sorted as requested", async () => {
  const rows = [
    { id: "new", likes: 1 },
    { id: "old", likes: 5 },
  ];
  server.use(http.get("*/blog/1.comments.json", () => HttpResponse.json({ rows, total: 2 })));
  expect(ids(await commentsFallback("1", "newest"))).toEqual(["new", "old"]);
  expect(ids(await commentsFallback("1", "oldest"))).toEqual(["old", "new"]);
  expect(ids(await commentsFallback("1", "most-liked"))).toEqual(["old", "new"]);
});
