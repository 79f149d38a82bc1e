import { expect, test } from "vitest";
import { differencesOf } from "@/lib/drafts/differences";
import type { RecordOf } from "@/lib/record";

test("only fields that differ are listed, in the order of the record, by their labels", () => {
  type Fields = {
    title: string;
    tags: string[];
    featured: boolean;
    minutes: number | null;
    at: string;
  };
  const record: RecordOf<Fields> = {
    title: { label: "Title", kind: "trimmed", default: "" },
    tags: { label: "Tags", kind: "names", default: [] },
    featured: { label: "Featured", kind: "flag", default: false },
    minutes: { label: "Minutes", kind: "integer", default: null },
    at: { label: "Time", kind: "timestamp", default: "" },
  };
  const at = "2026-12-24T23:55:00.000Z";
  const mine: Fields = { title: "Same", tags: ["a", "b"], featured: true, minutes: null, at };
  // The same instant as the database writes it.
  const sameTime = "2026-12-24T23:55:00+00:00";
  const stored: Fields = { title: "Same", tags: ["a"], featured: false, minutes: 5, at: sameTime };

  expect(
    differencesOf(record, { ...mine, key: "a" }, { ...stored, key: "b" }).map(({ label }) => label),
  ).toEqual(["Tags", "Featured", "Minutes"]);
  expect(differencesOf(record, mine, stored)[1]).toEqual({
    label: "Featured",
    before: "Yes",
    after: "No",
  });
  expect(differencesOf(record, mine, { ...mine, at: "" })).toEqual([
    { label: "Time", before: "Dec 24, 2026, 11:55 PM", after: "" },
  ]);
});
