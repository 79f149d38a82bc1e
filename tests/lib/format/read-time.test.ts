import { expect, test } from "vitest";
import { lengthOf, readTime } from "@/lib/format/read-time";

const words = (count: number) => "word ".repeat(count);

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1_401, 8],
])("%i words take %i minutes", (count, minutes) => {
  expect(readTime(`<p>${words(count)}</p>`, "html")).toBe(minutes);
});

test("tags, attributes, comments, scripts and symbols do not count as words", () => {
  const html = [
    `<p class="${words(300)}">`,
    `<!-- ${words(300)} -->`,
    `<script>${words(300)}</script>`,
    "— & • ".repeat(300),
    "&nbsp;".repeat(300),
    "</p>",
  ].join("");
  expect(readTime(html, "html")).toBe(1);
});

test("words in adjacent elements are counted separately", () => {
  expect(readTime("<li>one</li><li>two</li>".repeat(101), "html")).toBe(2);
});

test("words of any script count", () => {
  expect(readTime("слово ".repeat(201), "html")).toBe(2);
});

test.each([
  ["我喜欢用 Rust 写程序。", 1, 8, 1],
  ["日本語の文章を読む時間です。", 100, 1300, 3],
  ["สวัสดีชาวโลก", 200, 400, 2],
  ["한국어 낱말 ", 101, 202, 2],
  ["漢字 and words ", 200, 800, 3],
])("words without spaces between them count: %s, %i times", (text, times, words, minutes) => {
  expect(lengthOf(text.repeat(times), "markdown")).toEqual({ words, minutes });
});

test.each([
  ["## A *heading* of **six** words --- here", 6],
  ["- [x] done\n2. second\n> - quoted", 3],
  ['A [link](https://example.com "Not this") and a ![picture](a.png "with a caption").', 7],
  ["As [it][1] was.[^who]\n\n[1]: https://example.com\n[^who]: By whom.", 5],
  ['```ts title="no word"\nlet x = 1;\n```', 3],
  ["| One | Two |\n| --- | --: |\n| a   | b   |", 4],
  ['<b class="big">raw</b>&nbsp;text &mdash; it&rsquo;s', 3],
  ["While i<n, and j > 2, go on\n\nif a<b it ends", 11],
  ['A <img alt="a > b" src=/x/y.png hidden> one, <br /> <https://a.example/b> List<T>', 3],
])("Markdown syntax and URLs do not count as words: %j", (source, words) => {
  expect(lengthOf(source, "markdown").words).toBe(words);
});
