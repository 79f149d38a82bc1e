import { expect, test } from "vitest";
import { matching } from "@/layouts/palette/entries";

test.each([
  ["strasse", ["Straße"]],
  ["ＬＯＤＺ", ["Łódź"]],
  // A Mac types an accent before its letter.
  ["´", []],
  // In small letters, a sigma at the end of a word has another form than within one.
  ["ΣΥΣ", ["Σύστημα"]],
  ["", ["Straße", "Łódź", "Σύστημα"]],
])("“%s” finds %j", (text, labels) => {
  const entries = ["Straße", "Łódź", "Σύστημα"].map((label) => ({ id: label, label }));
  expect(matching(entries, text).map(({ label }) => label)).toEqual(labels);
});
