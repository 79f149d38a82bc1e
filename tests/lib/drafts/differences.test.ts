import { expect, test } from "vitest";
import { differencesOf } from "@/lib/drafts/differences";
import type { RecordOf } from "@/lib/record";

test("only fields that differ are named, in the order of the record, in words", () => {
  type Fields = { title: string; tags: string[]; featured: boolean; minutes: number | null };
  const record: RecordOf<Fields> = {
    title: { label: "Title", kind: "trimmed", default: "" },
    tags: { label: "Tags", kind: "names", default: [] },
    featured: { label: "Featured", kind: "flag", default: false },
    minutes: { label: "Minutes", kind: "integer", default: null },
  };
  const mine: Fields = { title: "Same", tags: ["a", "b"], featured: true, minutes: null };
  const stored: Fields = { title: "Same", tags: ["a"], featured: false, minutes: 5 };

  expect(
    differencesOf(record, { ...mine, key: "a" }, { ...stored, key: "b" }).map(({ label }) => label),
  ).toEqual(["Tags", "Featured", "Minutes"]);
  expect(differencesOf(record, mine, stored)[1]).toEqual({
    label: "Featured",
    before: "Yes",
    after: "No",
  });
});
