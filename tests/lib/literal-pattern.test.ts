import { expect, test } from "vitest";
import { literalPattern } from "@/lib/literal-pattern";

// A backslash before a sign means the same to JavaScript as to PostgreSQL, which tests/db asks.
const finds = (typed: string, text: string) => new RegExp(literalPattern(typed)).test(text);

const SIGNS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".split("");

test.each(SIGNS)("%s is found where it stands and nowhere else", (sign) => {
  expect(finds(sign, `a${sign}b`)).toBe(true);
  expect(finds(sign, "ab c1")).toBe(false);
});

test.each([
  ["a.c", "abc"],
  ["a*", "aaa"],
  ["(a)", "a"],
  ["[abc]", "b"],
  ["^start", "start"],
  ["end$", "end"],
  ["a|b", "a"],
  ["a{2}", "aa"],
  ["\\d", "5"],
  ["***:x", "x"],
  ["(?i)x", "x"],
])("%s is no pattern that would find %s", (typed, other) => {
  expect(finds(typed, `x ${typed} y`)).toBe(true);
  expect(finds(typed, other)).toBe(false);
});

test("letters, digits and spaces of any script stay as they are", () => {
  const text = "Grüße 123 日本 Привет";

  expect(literalPattern(text)).toBe(text);
});

test("the word null is looked for like any other", () => {
  expect(literalPattern("null")).not.toBe("null");
  expect(finds("null", "x null y")).toBe(true);
  expect(finds("null", "nul")).toBe(false);
});
