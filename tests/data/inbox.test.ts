import { expect, test } from "vitest";
import { countsOf, matching } from "@/data/inbox";

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

test("counts add up", () => {
  const answer = [
    { status: "read", count: 2 },
    { status: "unread", count: 3 },
  ];
  expect(countsOf(answer)).toEqual({ total: 5, byStatus: { read: 2, unread: 3 } });
});
