import { expect, test } from "vitest";
import { storableText } from "@/lib/text/storable-text";

test.each([
  ["", ""],
  ["a 👍 b", "a 👍 b"],
  ["a\0b\0", "a\u{FFFD}b\u{FFFD}"],
  ["\ud83d", "\u{FFFD}"],
])("a search for %j is sent as %j", (text, storable) => {
  expect(storableText(text)).toBe(storable);
});
