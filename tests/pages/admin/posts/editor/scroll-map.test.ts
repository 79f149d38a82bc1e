import { expect, test } from "vitest";
import { headingOffsets, mapScroll } from "@/pages/admin/posts/editor/scroll-map";

test("between two places the panes scroll in proportion", () => {
  const from = [0, 100, 200];
  const to = [0, 400, 450];
  expect([0, 50, 100, 150, 200, 999].map((top) => mapScroll(top, from, to))).toEqual([
    0, 200, 400, 425, 450, 450,
  ]);
});

test("headings are found where they begin, but not in code", () => {
  const text = "# One\ntext\n\n```sh\n# a comment\n```\n## Two\n#no heading\n<h3>Three</h3>";
  expect(headingOffsets(text).map((offset) => text.slice(offset).split("\n", 1)[0])).toEqual([
    "# One",
    "## Two",
    "<h3>Three</h3>",
  ]);
});
