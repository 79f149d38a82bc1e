import { expect, test } from "vitest";
import { readTime } from "@/lib/format/read-time";

const words = (count: number) => "word ".repeat(count);

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1_401, 8],
])("%i words take %i minutes", (count, minutes) => {
  expect(readTime(`<p>${words(count)}</p>`)).toBe(minutes);
});

test("tags, attributes, comments, scripts and signs are no words", () => {
  const html = [
    `<p class="${words(300)}">`,
    `<!-- ${words(300)} -->`,
    `<script>${words(300)}</script>`,
    "— & • ".repeat(300),
    "&nbsp;".repeat(300),
    "</p>",
  ].join("");
  expect(readTime(html)).toBe(1);
});

test("words of neighbouring elements are two", () => {
  expect(readTime("<li>one</li><li>two</li>".repeat(101))).toBe(2);
});

test("words of any script count", () => {
  expect(readTime("слово ".repeat(201))).toBe(2);
});
