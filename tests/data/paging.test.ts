import { expect, test } from "vitest";
import {
  readAllRows,
  joinPages,
  nextCursor,
  NEWEST_FIRST,
  readNumberedPage,
  keysetPage,
  type Order,
} from "@/data/paging";
import { BackendError } from "@/lib/requests/backend-error";

const row = (id: string) => ({ id, created_at: "2026-11-01T10:00:00+00:00" });
const page = (ids: string[], total: number) => ({ rows: ids.map(row), total });

/** A query that records its filters, order and limit. */
class Query {
  readonly asked: string[];
  constructor(asked: string[] = []) {
    this.asked = asked;
  }
  private with = (text: string) => new Query([...this.asked, text]);
  filter = (column: string, operator: string, value: string) =>
    this.with(`${column}.${operator}.${value}`);
  or = (filters: string) => this.with(filters);
  order = (column: string, { ascending }: { ascending: boolean }) =>
    this.with(`${column} ${ascending ? "up" : "down"}`);
  limit = (count: number) => this.with(`limit ${count}`);
}

test("the order is total, so that no row is on two pages", () => {
  expect(keysetPage(new Query(), NEWEST_FIRST, undefined, 12).asked).toEqual([
    "created_at down",
    "id down",
    "limit 12",
  ]);
});

test("the next page continues after the last row, by the column and then by id", () => {
  const time = row("b").created_at;
  expect(keysetPage(new Query(), NEWEST_FIRST, row("b"), 12).asked.slice(3)).toEqual([
    `created_at.lte.${time}`,
    `created_at.lt."${time}",and(created_at.eq."${time}",id.lt.b)`,
  ]);
  const order: Order<{ id: string; views: number }> = { column: "views", ascending: true };
  expect(keysetPage(new Query(), order, { id: "b", views: 7 }, 12).asked).toEqual([
    "views up",
    "id up",
    "limit 12",
    "views.gte.7",
    'views.gt."7",and(views.eq."7",id.gt.b)',
  ]);
});

test.each([
  ["there are more rows than loaded", [page(["c", "b"], 3)], row("b")],
  ["all counted rows are loaded", [page(["c", "b"], 3), page(["a"], 1)], undefined],
  ["all are loaded, the last page is full", [page(["d", "c"], 4), page(["b", "a"], 0)], undefined],
  ["the last page came back empty", [page(["c", "b"], 3), page([], 0)], undefined],
  ["there are no rows", [page([], 0)], undefined],
])("whether there is a next page when %s", (_, pages, expected) => {
  expect(nextCursor(pages.at(-1) ?? page([], 0), pages)).toEqual(expected);
});

test("pages are joined into one list with the total of the first", () => {
  const pages = [page(["c", "b"], 3), page(["a"], 1)];
  expect(joinPages({ pages })).toEqual(page(["c", "b", "a"], 3));
  expect(joinPages({ pages: [] })).toEqual({ rows: [], total: 0 });
});

/** A list of this many rows behind the API, and the ranges that were requested. */
function listOf(total: number) {
  const asked: [number, number][] = [];
  const ask = async (from: number, to: number) => {
    asked.push([from, to]);
    if (from > 0 && from >= total) throw new BackendError("not satisfiable", "PGRST103", 416);
    const data = Array.from({ length: Math.min(to + 1, total) - from }, (_, row) => from + row);
    return { data, count: total };
  };
  return { asked, ask };
}

test("all rows are read, even if the API returns fewer at once than requested", async () => {
  const stored = Array.from({ length: 25 }, (_, place) => row(String.fromCharCode(97 + place)));
  const behind = (after = "") => stored.filter(({ id }) => id > after);
  expect(await readAllRows(async (after) => behind(after).slice(0, 10))).toEqual(stored);
  expect(await readAllRows(async () => [])).toEqual([]);
});

test("the first page is one request", async () => {
  const { asked, ask } = listOf(45);
  expect(await readNumberedPage(1, ask)).toMatchObject({ total: 45, page: 1, pages: 3 });
  expect(asked).toEqual([[0, 19]]);
});

test("a later page first asks for the total, and then for no more rows than it shows", async () => {
  const { asked, ask } = listOf(45);
  expect(await readNumberedPage(3, ask)).toEqual({
    rows: [40, 41, 42, 43, 44],
    total: 45,
    page: 3,
    pages: 3,
  });
  expect(asked).toEqual([
    [0, 0],
    [40, 59],
  ]);
});

test.each([
  [45, { page: 3, pages: 3, total: 45 }],
  [40, { page: 2, pages: 2, total: 40 }],
  [7, { page: 1, pages: 1, total: 7 }],
  [0, { page: 1, pages: 1, total: 0 }],
])("a page beyond the end of %i rows becomes the last one", async (total, expected) => {
  expect(await readNumberedPage(9, listOf(total).ask)).toMatchObject(expected);
});
