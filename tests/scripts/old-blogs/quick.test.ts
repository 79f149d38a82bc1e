import { expect, test } from "vitest";
import { withCaptured } from "../../../scripts/import/markdown/captured.ts";
import { withShownHtml } from "../../../scripts/import/markdown/html-in-markdown.ts";

test.each([
  "<source srcset=x ",
  "<a ",
  "<iframe ",
  "<embed ",
  "<div ",
  "<script ",
  '<a "',
  '<div markdown="1">\n',
  "\n\n<a>",
  "{% capture a %}",
])("elements and tags without an end are read in linear time: %j", (written) => {
  const durationOf = (length: number) => {
    const text = written.repeat(length / written.length);
    const start = performance.now();
    withShownHtml(withCaptured(text), true);
    return performance.now() - start;
  };
  // Where an element is compared with all others, it is 64 times.
  expect(durationOf(240_000)).toBeLessThan(24 * durationOf(30_000) + 200);
});

test("elements whose content is Markdown end at their own lines", () => {
  const written =
    '<div class="a" markdown="1">\n    *One*\n</div>\n<p markdown="span">two</p>\n<div markdown="1">\n*three*\n';
  expect(withShownHtml(written).text).toBe(
    '<div class="a">\n\n*One*\n\n</div>\n\n\n\ntwo\n\n\n<div markdown="1">\n*three*\n',
  );
});
