import { expect, test } from "vitest";
import { shorten } from "@/lib/text/shorten";

test.each([
  ["Short enough.", "Short enough."],
  ["  White\n\n space \t is one. ", "White space is one."],
  ["A first sentence. And a second that is cut", "A first sentence."],
  ["He said “so it is.” And then went on and on", "He said “so it is.”"],
  ["Yes. A short sentence does not stand alone", "Yes. A short sentence does…"],
  ["Many a thing, e.g. this one or that", "Many a thing, e.g. this one…"],
  ["Die Dinge, z. B. Listen oder anderes", "Die Dinge, z. B. Listen oder…"],
  ["Es begann hier am 30. Mai 2020 und so", "Es begann hier am 30. Mai…"],
  ["They moved on to React 19. Then came", "They moved on to React 19."],
  ["This is a sentence that fits. And", "This is a sentence that fits."],
  ["A sentence of thirty letters. And so on", "A sentence of thirty letters."],
  ["ეს არის პირველი წინადადება. ეს კი მეორეა", "ეს არის პირველი წინადადება."],
  ["That was in the year 2020. Since then", "That was in the year 2020."],
  ["ይህ የመጀመሪያው ዓረፍተ ነገር ነው። ሁለተኛው ደግሞ ይህ ነው", "ይህ የመጀመሪያው ዓረፍተ ነገር ነው።"],
  ["Words, between which; a cut — may well come", "Words, between which; a cut…"],
  ["a".repeat(50), `${"a".repeat(29)}…`],
  ["語".repeat(50), `${"語".repeat(29)}…`],
  ["👍".repeat(50), `${"👍".repeat(14)}…`],
  ["👨‍👩‍👧‍👦".repeat(9), "👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"],
  ["🇩🇪".repeat(9), `${"🇩🇪".repeat(7)}…`],
  ["x" + "e\u0301".repeat(30), `x${"e\u0301".repeat(14)}…`],
  [
    "これは最初の文です。これは二番目の文です。これは三番目の文です。",
    "これは最初の文です。これは二番目の文です。",
  ],
  [
    "他说：「没有问题，我们明天再来吧。」然后他就走了，再也没有回来过。",
    "他说：「没有问题，我们明天再来吧。」",
  ],
  ["هل هذا هو النص الأول هنا؟ وهذه جملة أخرى", "هل هذا هو النص الأول هنا؟"],
])("%j is shortened to at most 30 characters: «%s»", (text, short) => {
  expect(shorten(text, 30)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(30);
});
