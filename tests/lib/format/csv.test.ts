import { expect, test } from "vitest";
import { toCsv } from "@/lib/format/csv";

test("a table is lines of quoted fields after a byte order mark", () => {
  expect(toCsv([["name", "message"]])).toBe('\uFEFF"name","message"\r\n');
  expect(
    toCsv([
      ["a", "b"],
      ["1", ""],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"1",""\r\n');
});

test.each([
  ["en-GB", ","],
  ["de-DE", ";"],
  ["pt-BR", ";"],
])("in the locale %s, fields are separated by “%s”", (locale, separator) => {
  expect(toCsv([["a", "b"]], locale)).toBe(`\uFEFF"a"${separator}"b"\r\n`);
});

test("quotes, commas and line breaks stay inside their field", () => {
  expect(toCsv([['She said "no", twice', "one\r\ntwo\nthree; four"]])).toBe(
    '\uFEFF"She said ""no"", twice","one\r\ntwo\nthree; four"\r\n',
  );
});

test.each(["=1+1", "+49 30 1", "-2", "@SUM(A1)", "\t1", "\r1", "\n1", "＝1", "＋1", "－1", "＠A"])(
  "%j does not become a formula",
  (text) => expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

// With the other separator, a program splits fields at it, and at line breaks.
test.each([
  ["a;=1+1", "a;'=1+1"],
  ["a,@b", "a,'@b"],
  ["a\t+1", "a\t'+1"],
  ["a\n=1;b", "a\n'=1;b"],
  ["a\r\n-1", "a\r\n'-1"],
  ["\n=1", "'\n'=1"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ['a;"=1', 'a;""\'=1'],
])("%j becomes no formula in a program that splits it", (text, harmless) =>
  expect(toCsv([[text]])).toBe(`\uFEFF"${harmless}"\r\n`),
);

test.each(["1 + 1 = 2", "a@b.example", "naïve — 🎉", " =1"])("%j is left unchanged", (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});
