import { expect, test } from "vitest";
import { firstCharacters } from "@/lib/text/first-characters";

test.each([
  ["Ada", "Ad"],
  ["a👍b", "a👍"],
  ["👍👍👍", "👍👍"],
  ["", ""],
])("the first two characters of %j are %j", (text, first) => {
  expect(firstCharacters(text, 2)).toBe(first);
});
