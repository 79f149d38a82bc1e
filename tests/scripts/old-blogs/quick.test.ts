import { expect, test } from "vitest";
import { provideDocument } from "../../../scripts/content/renderer.ts";
import { cleanHtml } from "../../../scripts/import/clean-html.ts";
import { withoutFranklin } from "../../../scripts/import/folder/franklin.ts";
import { PLAIN, plainMarkdown } from "../../../scripts/import/markdown/plain.ts";
import type { Note } from "../../../scripts/import/source.ts";
import { NO_LIBRARY } from "../../../scripts/import/wordpress/library.ts";
import { htmlOfWordPress } from "../../../scripts/import/wordpress/text.ts";
import { timeOf } from "../../support/time-of.ts";
import { withShownHtml } from "../../../scripts/import/markdown/html-in-markdown.ts";

provideDocument();

/** Where each occurrence is compared with all others, eight times as many take 64 times as long. */
async function isLinear(written: string, read: (text: string) => unknown): Promise<boolean> {
  const durationOf = (length: number) => {
    const text = `a${written.repeat(length / written.length)}b`;
    return timeOf(() => read(text));
  };
  return (await durationOf(240_000)) < 24 * (await durationOf(30_000)) + 500;
}

test.each([
  "<source srcset=x ",
  "<a ",
  "<iframe ",
  "<embed ",
  "<div ",
  "<script ",
  '<a "',
  "<picture>",
  '<div markdown="1">\n',
  "\n\n<a>",
  "    <p>a</p>\n    b\n",
])("elements without an end are read in linear time: %j", async (written) => {
  expect(await isLinear(written, (text) => withShownHtml(text, true))).toBe(true);
});

test.each(["<!-- wp:a {", "<!-- wp:pmpro/membership -->", "[x_", "[aplayer"])(
  "WordPress' blocks and shortcodes without an end are read in linear time: %j",
  async (written) => {
    expect(await isLinear(written, (text) => htmlOfWordPress(text, NO_LIBRARY))).toBe(true);
  },
);

test("definitions of Franklin without an end are read in linear time", async () => {
  expect(await isLinear("\\newcommand{\\a}{", (text) => withoutFranklin(text, "", []))).toBe(true);
});

const dialect = { ...PLAIN, isLiquid: true, keepsLineEnds: false };

test.each([
  " ",
  "\t",
  "```a\n",
  "$$a\n",
  "{% a ",
  "{% a(",
  "{{ a(",
  "{{< a ",
  "::a{",
  ":a[",
  "{% include a.md ",
  " !!! a\n",
])("Markdown is read in linear time: %j", async (written) => {
  expect(await isLinear(written, (text) => plainMarkdown(text, dialect, []))).toBe(true);
});

test(
  "shortcodes with quotation marks in odd places are read in linear time",
  { tags: "full" },
  async () => {
    const isRead = await isLinear('\\"a\\"b"', (text) =>
      plainMarkdown(`{{< x ${text} {{ \n\nx {{< /x >}}`, dialect, []),
    );
    expect(isRead).toBe(true);
  },
);

test.each([
  [{ isPandoc: true }, "+--+\n"],
  [{ isPandoc: true }, "+--+\n| a|\n"],
  [{ isDendron: true }, "[[a|"],
])("Markdown of other systems is read in linear time: %j %j", async (system, written) => {
  const read = (text: string) => plainMarkdown(text, { ...dialect, ...system }, []);
  expect(await isLinear(written, read)).toBe(true);
});

test("elements nested thousands of times become their text, which is reported", () => {
  const notes: Note[] = [];
  const nested = `${"<div>".repeat(1_000)}text${"</div>".repeat(1_000)}`;
  const body = cleanHtml(`${nested}<!-- ${nested} --><ul><li>after</li></ul>`, notes);
  expect(body.innerHTML).toBe("<p>text</p><ul><li>after</li></ul>");
  expect(notes).toMatchObject([{ isLost: true }]);
});

test("elements whose content is Markdown end at their own lines", () => {
  const written =
    '<div class="a" markdown="1">\n    *One*\n</div>\n<p markdown="span">two</p>\n<div markdown="1">\n*three*\n';
  expect(withShownHtml(written).text).toBe(
    '<div class="a">\n\n*One*\n\n</div>\n\n\n\ntwo\n\n\n<div markdown="1">\n*three*\n',
  );
});
