import { expect, test } from "vitest";
import {
  afterCursor,
  joinPages,
  nextPage,
  nextPageBy,
  NEWEST_FIRST,
  type Order,
} from "@/data/paging";

const row = (id: string) => ({ id, created_at: "2026-11-01T10:00:00+00:00" });
/** A query that gives its filters. */
class Filters {
  readonly all: string[];
  constructor(all: string[] = []) {
    this.all = all;
  }
  filter = (column: string, operator: string, value: string) =>
    new Filters([...this.all, `${column}.${operator}.${value}`]);
  or = (filters: string) => new Filters([...this.all, filters]);
}
const page = (ids: string[], total: number) => ({ rows: ids.map(row), total });

test("the next page continues after the last row, by time and then by id", () => {
  expect(nextPage(page(["c", "b"], 3), [page(["c", "b"], 3)])).toEqual({ after: row("b") });
  const time = row("b").created_at;
  expect(afterCursor(new Filters(), NEWEST_FIRST, { value: time, id: "b" }).all).toEqual([
    `created_at.lte.${time}`,
    `created_at.lt."${time}",and(created_at.eq."${time}",id.lt.b)`,
  ]);
});

test("a list in another order continues after the last row in that order", () => {
  const order: Order<{ id: string; views: number }> = { column: "views", ascending: true };
  const rows = [{ id: "b", views: 7 }];
  const next = nextPageBy(order.column)({ rows, total: 2 }, [{ rows, total: 2 }]);

  expect(next).toEqual({ after: { value: "7", id: "b" } });
  expect(next?.after && afterCursor(new Filters(), order, next.after).all).toEqual([
    "views.gte.7",
    'views.gt."7",and(views.eq."7",id.gt.b)',
  ]);
});

test("the list ends when as many rows are there as the first page counted", () => {
  const pages = [page(["c", "b"], 3), page(["a"], 1)];

  expect(nextPage(page(["a"], 1), pages)).toBeUndefined();
});

test("a page that came back empty ends the list, whatever was counted before", () => {
  expect(nextPage(page([], 0), [page(["c", "b"], 3), page([], 0)])).toBeUndefined();
  expect(nextPage(page([], 0), [page([], 0)])).toBeUndefined();
});

test("pages read as one list with the total of the first", () => {
  const pages = [page(["c", "b"], 3), page(["a"], 1)];

  expect(joinPages({ pages })).toEqual(page(["c", "b", "a"], 3));
  expect(joinPages({ pages: [] })).toEqual({ rows: [], total: 0 });
});
