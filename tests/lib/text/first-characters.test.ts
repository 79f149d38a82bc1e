import { expect, test } from "vitest";
import { firstCharacters } from "@/lib/text/first-characters";

test.each([
  ["Ada", "Ad"],
  ["a👍b", "a👍"],
  ["👍👍👍", "👍👍"],
  ["", ""],
])("of %j the first two characters are %j", (text, first) => {
  expect(firstCharacters(text, 2)).toBe(first);
});
