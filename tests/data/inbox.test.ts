import { expect, test } from "vitest";
import { countsOf, matching, pageOf } from "@/data/inbox";
import { BackendError } from "@/lib/requests/backend-error";

/** A query that writes down what is asked of it. */
class Query {
  asked: string[] = [];
  eq(column: string, value: string) {
    return this.note(`${column} = ${value}`);
  }
  filter(column: string, operator: string, pattern: string) {
    return this.note(`${column} ${operator} ${pattern}`);
  }
  private note(text: string): this {
    this.asked.push(text);
    return this;
  }
}

test("a search is handed over literally, beside the status", () => {
  const { asked } = matching(new Query(), { search: "50% (a*)", status: "read" });
  expect(asked).toEqual(["status = read", "search_text imatch ***=50% (a*)"]);
});

/** A list of so many rows behind the API, and which of them were asked for. */
function listOf(total: number) {
  const asked: [number, number][] = [];
  const ask = async (from: number, to: number) => {
    asked.push([from, to]);
    if (from > 0 && from >= total) throw new BackendError("not satisfiable", "PGRST103", 416);
    const data = Array.from({ length: Math.min(to + 1, total) - from }, (_, row) => from + row);
    return { data, count: total, error: null, status: 206, statusText: "", success: true as const };
  };
  return { asked, ask };
}

test("the first page is one request", async () => {
  const { asked, ask } = listOf(45);
  expect(await pageOf(1, ask)).toMatchObject({ total: 45, page: 1, pages: 3 });
  expect(asked).toEqual([[0, 19]]);
});

test("a later page asks first how many there are, and for no more rows than it shows", async () => {
  const { asked, ask } = listOf(45);
  expect(await pageOf(3, ask)).toEqual({
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
])("beyond the end of %i rows comes the last page", async (total, expected) => {
  expect(await pageOf(9, listOf(total).ask)).toMatchObject(expected);
});

test("counts add up", () => {
  const answer = [
    { status: "read", count: 2 },
    { status: "unread", count: 3 },
  ];
  expect(countsOf(answer)).toEqual({ total: 5, byStatus: { read: 2, unread: 3 } });
});
