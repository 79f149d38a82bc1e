import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { builtComments, builtList, builtSearch, type BuiltArticle } from "@/data/built-files";
import { postRow } from "../support/factories";
import { server } from "../support/server";

function article(values: Partial<BuiltArticle>): BuiltArticle {
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
    excerpt: "The third word",
    headings: [{ text: "A part of it", id: "a-part-of-it" }],
    listed_at: "2025-02-01T00:00:00Z",
  }),
];

beforeEach(() => {
  server.use(http.get("*/articles.json", () => HttpResponse.json(articles)));
});

const ids = (page: { rows: { id: string }[] } | null) => page?.rows.map(({ id }) => id);

test("lists are filtered as the backend's: text literally in title and excerpt, category, tag, year", async () => {
  expect(ids(await builtList({}, undefined, 12))).toEqual(["3", "2", "1"]);
  expect(ids(await builtList({ search: "THIRD" }, undefined, 12))).toEqual(["3", "1"]);
  expect(ids(await builtList({ search: "% s" }, undefined, 12))).toEqual(["2"]);
  expect(ids(await builtList({ search: "(br" }, undefined, 12))).toEqual(["2"]);
  expect(ids(await builtList({ category: "Backend" }, undefined, 12))).toEqual(["1"]);
  expect(ids(await builtList({ tag: "css" }, undefined, 12))).toEqual(["3"]);
  expect(ids(await builtList({ year: "2025" }, undefined, 12))).toEqual(["1"]);
});

test("a list goes on after a row, and says how many there are", async () => {
  expect(await builtList({}, { id: "3" }, 1)).toMatchObject({ rows: [{ id: "2" }], total: 3 });
});

const found = async (asked: string) => (await builtSearch(asked))?.articles.map(({ id }) => id);

test("a search finds articles that hold every word, those with words in the title first", async () => {
  expect(await found("third")).toEqual(["3", "1"]);
  expect(await found("third word")).toEqual(["1"]);
  expect(await found("third -word")).toEqual(["3"]);
  expect(await found('"part of"')).toEqual(["1"]);
  const [first] = (await builtSearch("part"))?.articles ?? [];
  expect(first?.section).toEqual({ heading: "A part of it", id: "a-part-of-it" });
});

test("a host that answers with a page instead of the file has no file", async () => {
  server.use(http.get("*/articles.json", () => HttpResponse.html("<!doctype html>")));
  expect(await builtList({}, undefined, 12)).toBeNull();
  expect(await builtSearch("third")).toBeNull();
});

test("comments come in the order that is asked for", async () => {
  const rows = [
    { id: "new", likes: 1 },
    { id: "old", likes: 5 },
  ];
  server.use(http.get("*/blog/1.comments.json", () => HttpResponse.json({ rows, total: 2 })));
  expect(ids(await builtComments("1", "newest"))).toEqual(["new", "old"]);
  expect(ids(await builtComments("1", "oldest"))).toEqual(["old", "new"]);
  expect(ids(await builtComments("1", "most-liked"))).toEqual(["old", "new"]);
});
