import { expect, test } from "vitest";
import { differencesOf } from "@/lib/drafts/differences";
import type { Labels } from "@/lib/record";

test("only fields that differ are named, in the order of their labels, in words", () => {
  type Fields = { title: string; tags: string[]; featured: boolean; minutes: number | null };
  const labels: Labels<keyof Fields> = {
    title: "Title",
    tags: "Tags",
    featured: "Featured",
    minutes: "Minutes",
  };
  const mine: Fields = { title: "Same", tags: ["a", "b"], featured: true, minutes: null };
  const stored: Fields = { title: "Same", tags: ["a"], featured: false, minutes: 5 };

  expect(
    differencesOf(labels, { ...mine, key: "a" }, { ...stored, key: "b" }).map(({ label }) => label),
  ).toEqual(["Tags", "Featured", "Minutes"]);
  expect(differencesOf(labels, mine, stored)[1]).toEqual({
    label: "Featured",
    before: "Yes",
    after: "No",
  });
});
