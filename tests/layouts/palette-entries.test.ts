import { expect, test } from "vitest";
import { matching } from "@/layouts/palette/entries";

test.each([
  ["strasse", ["Straße"]],
  ["ＬＯＤＺ", ["Łódź"]],
  // A Mac types an accent before its letter.
  ["´", []],
  ["", ["Straße", "Łódź"]],
])("“%s” finds %j", (text, labels) => {
  const entries = ["Straße", "Łódź"].map((label) => ({ id: label, label }));
  expect(matching(entries, text).map(({ label }) => label)).toEqual(labels);
});
