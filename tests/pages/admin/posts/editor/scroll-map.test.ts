import { expect, test } from "vitest";
import { mapScroll, offsetsOf } from "@/pages/admin/posts/editor/scroll-map";

test("between two matching positions the panes scroll in proportion", () => {
  const from = [0, 100, 200];
  const to = [0, 400, 450];
  expect([0, 50, 100, 150, 200, 999].map((top) => mapScroll(top, from, to))).toEqual([
    0, 200, 400, 425, 450, 450,
  ]);
});

const linesOf = (source: string, blocks: string[]) =>
  offsetsOf(source, blocks).map((at) => at !== null && source.slice(at).split("\n", 1)[0]);

test("blocks are found in Markdown by their first letters, in order", () => {
  const source =
    "# One\n\nA [link](https://example.com/a) **and** more\n\n- same\n- same\n\n```sh\n# code\n```\n\nOne";
  expect(linesOf(source, ["One", "A link and more", "same", "same", "# code", "One"])).toEqual([
    "One",
    "A [link](https://example.com/a) **and** more",
    "same",
    "same",
    "code",
    "One",
  ]);
  expect(offsetsOf(source, ["same", "same"])).toEqual([
    source.indexOf("same"),
    source.lastIndexOf("same"),
  ]);
});

test("blocks are found in HTML, and those missing from the source are left out", () => {
  const source = '<h2 class="wide">Caf&eacute; life</h2>\n<p>The <em>bug</em> was</p>';
  expect(linesOf(source, ["Nowhere", "", "The bug was"])).toEqual([
    false,
    false,
    "The <em>bug</em> was</p>",
  ]);
});
