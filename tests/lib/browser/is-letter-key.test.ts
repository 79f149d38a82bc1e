import { expect, test } from "vitest";
import { isLetterKey } from "@/lib/browser/is-letter-key";

test.each([
  ["k", "KeyK", true],
  ["K", "KeyV", true],
  ["t", "KeyK", false],
  ["ł", "KeyK", false],
  ["л", "KeyK", true],
  ["ा", "KeyK", true],
  ["л", "KeyG", false],
  [".", "KeyK", false],
  ["Process", "KeyK", false],
])("whether the key that types %s at %s is the one of K: %s", (key, code, isIt) => {
  expect(isLetterKey({ key, code }, "K")).toBe(isIt);
});
