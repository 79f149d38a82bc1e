import { expect, test } from "vitest";
import { shorten } from "@/lib/text/shorten";

test.each([
  ["Short enough.", "Short enough."],
  ["  White\n\n space \t is one. ", "White space is one."],
  ["A first sentence. And a second that is cut", "A first sentence."],
  ["He said “so it is.” And then went on and on", "He said “so it is.”"],
  ["Yes. A short sentence does not stand alone", "Yes. A short sentence does…"],
  ["Words, between which; a cut — may well come", "Words, between which; a cut…"],
  ["a".repeat(50), `${"a".repeat(29)}…`],
  ["語".repeat(50), `${"語".repeat(29)}…`],
  ["👍".repeat(50), `${"👍".repeat(14)}…`],
])("%j in at most 30 characters is «%s»", (text, short) => {
  expect(shorten(text, 30)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(30);
});
