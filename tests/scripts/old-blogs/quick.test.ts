import { expect, test } from "vitest";
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
])("any number of elements without an end is read quickly: %j", (written) => {
  const text = written.repeat(80_000 / written.length);
  expect(withShownHtml(text, true).converted).toEqual([]);
});

test("elements whose content is Markdown end at their own lines", () => {
  const written =
    '<div class="a" markdown="1">\n    *One*\n</div>\n<p markdown="span">two</p>\n<div markdown="1">\n*three*\n';
  expect(withShownHtml(written).text).toBe(
    '<div class="a">\n\n*One*\n\n</div>\n\n\n\ntwo\n\n\n<div markdown="1">\n*three*\n',
  );
});
