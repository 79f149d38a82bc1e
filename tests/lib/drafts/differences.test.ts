import { expect, test } from "vitest";
import { differencesOf, markedAgainst } from "@/lib/drafts/differences";

test("only fields that differ are named, in the order of their labels, in words", () => {
  const labels = { title: "Title", tags: "Tags", featured: "Featured", minutes: "Minutes" };
  type Fields = { title: string; tags: string[]; featured: boolean; minutes: number | null };
  const mine: Fields = { title: "Same", tags: ["a", "b"], featured: true, minutes: null };
  const stored: Fields = { title: "Same", tags: ["a"], featured: false, minutes: 5 };

  expect(differencesOf(labels, mine, stored).map(({ label }) => label)).toEqual([
    "Tags",
    "Featured",
    "Minutes",
  ]);
  expect(differencesOf(labels, mine, stored)[1]).toMatchObject({
    mine: { changed: "Yes" },
    stored: { changed: "No" },
  });
});

test.each([
  ["one two three", "one 2 three", ["one ", "two ", "three"]],
  ["one three", "one two three", ["one ", "", "three"]],
  ["new one", "one", ["", "new ", "one"]],
  ["all mine", "", ["", "all mine", ""]],
  ["", "all theirs", ["", "", ""]],
  ["a a", "a a a", ["a ", "", "a"]],
])("«%s» against «%s» is cut between words", (text, other, [before, changed, after]) => {
  const marked = markedAgainst(text, other);
  expect(marked).toEqual({ before, changed, after });
  expect(marked.before + marked.changed + marked.after).toBe(text);
});
