import { expect, test } from "vitest";
import { diffTexts, type DiffRow } from "@/lib/text/word-diff";
import { wordsOf } from "@/lib/text/words";
import { sample } from "../../support/scope";

/** A row as one line: [-removed-] and {+added+}. */
const inOne = ({ parts }: DiffRow) =>
  parts
    .map(({ kind, text }) =>
      kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`,
    )
    .join("");
const compared = (before: string, after: string) => diffTexts(before, after).map(inOne);

/** Both paragraphs of a row, joined from its parts. */
const sidesOf = ({ parts }: DiffRow) =>
  ["added", "removed"].map((other) =>
    parts.flatMap(({ kind, text }) => (kind === other ? [] : text)).join(""),
  );

test.each([
  ["one two three", "one 2 three", ["one [-two-]{+2+} three"]],
  ["It was very dark.", "It was dark.", ["It was [-very -]dark."]],
  ["a b c d e", "a x y z e", ["a [-b c d-]{+x y z+} e"]],
  ["It’s mine.", "It’s yours.", ["It’s [-mine-]{+yours+}."]],
  ["one\ntwo", "one\ntwo", ["one", "two"]],
  ["one two three\nlast", "one two three four\nlast", ["one two three{+ four+}", "last"]],
  ["first\nlast", "first\nnew\nlast", ["first", "{+new+}", "last"]],
  ["first\nold\nlast", "first\nlast", ["first", "[-old-]", "last"]],
  ["one\n\ntwo", "one\n\nnew\n\ntwo", ["one", "{+new+}", "two"]],
  ["one\ntwo", "one\n\ntwo", ["one", "{++}", "two"]],
  ["", "all new", ["{+all new+}"]],
  ["", "", []],
])("«%s» and «%s» are compared word by word", (before, after, rows) => {
  expect(compared(before, after)).toEqual(rows);
});

test("a paragraph is next to the one it became, even after a new one", () => {
  const rows = diffTexts(
    "The bug was found by the person who least deserved it.\nSomething that goes away.",
    "A word before that.\nThe bug was found by a person who least deserved it.",
  );
  expect(rows.map(inOne)).toEqual([
    "{+A word before that.+}",
    "The bug was found by [-the-]{+a+} person who least deserved it.",
    "[-Something that goes away.-]",
  ]);
});

test.each([
  ["Chinese", "我喜欢喝绿茶。", "我喜欢喝红茶。", "我喜欢喝[-绿-]{+红+}茶。"],
  ["Japanese", "東京へ行きます。", "京都へ行きます。", "[-東-]京{+都+}へ行きます。"],
  ["Thai", "ฉันชอบกินข้าว", "ฉันชอบดื่มข้าว", "ฉันชอบ[-กิน-]{+ดื่ม+}ข้าว"],
  ["Arabic", "هذا كتاب قديم جدا", "هذا كتاب جديد جدا", "هذا كتاب [-قديم-]{+جديد+} جدا"],
  ["Hindi", "यह किताब पुरानी है", "यह किताब नई है", "यह किताब [-पुरानी-]{+नई+} है"],
  ["emoji", "fun 👩‍👩‍👧 here now 🇨🇭", "fun 👩‍👩‍👦 here now 🇨🇦", "fun [-👩‍👩‍👧-]{+👩‍👩‍👦+} here now [-🇨🇭-]{+🇨🇦+}"],
])("%s is compared without cutting a character", (_, before, after, row) => {
  expect(compared(before, after)).toEqual([row]);
});

test("words, spaces and punctuation add up to the text", () => {
  for (const text of [
    "It’s <b>bold</b>, naïve – e\u0301tude\t2.5",
    "a漢字b\u{1F468}\u{1F3FD}x",
    "\ud83d",
  ])
    expect(wordsOf(text).join("")).toBe(text);
});

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, i) => `w${(seed * 7919 + i * 104_729) % 5_003}`);
const text = (seed: number, count: number) =>
  words(seed, count)
    .join(" ")
    .replace(/((?:\S+ ){79}\S+) /g, "$1\n");

test.each(
  sample([
    ["with changes everywhere", text(1, 10_000), text(1, 10_000).replaceAll(/w\d*7\b/g, "new")],
    ["that have nothing in common", text(1, 10_000), text(2, 10_000).replaceAll("w", "v")],
    [
      "in one paragraph, with a few changes",
      words(1, 10_000).join(" "),
      words(1, 10_000)
        .join(" ")
        .replaceAll(/w\d*77\b/g, "new"),
    ],
    [
      "in one paragraph, with many changes",
      words(1, 10_000).join(" "),
      words(1, 10_000)
        .join(" ")
        .replaceAll(/w\d*[37]\b/g, "new"),
    ],
    [
      "of very many lines that all differ",
      words(1, 30_000).join("\n"),
      words(2, 30_000).join("\n").replaceAll("w", "v"),
    ],
  ]),
)("10,000 words %s are compared fully and quickly", { timeout: 10_000 }, (_, before, after) => {
  const rows = diffTexts(before, after);
  for (const row of rows) expect(sidesOf(row)).toEqual([row.before ?? "", row.after ?? ""]);
  expect(rows.flatMap((row) => row.before ?? []).join("\n")).toBe(before);
  expect(rows.flatMap((row) => row.after ?? []).join("\n")).toBe(after);
});
