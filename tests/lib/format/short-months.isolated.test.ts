import { expect, test, vi } from "vitest";
import { buildFormats } from "@/lib/format/dates-and-numbers";
import type * as Words from "@/lib/words";

vi.mock("@/lib/words", async (importOriginal) => {
  const words = await importOriginal<typeof Words>();
  const french = new Map([
    ["June", "Juin"],
    ["July", "Juillet"],
  ]);
  const t = (...all: [string, ...unknown[]]) =>
    french.get(all[0]) ?? Reflect.apply(words.t, undefined, all);
  return { ...words, t };
});

test("months that begin alike differ in short dates of the build", () => {
  expect(buildFormats.formatShortDate("2026-06-20T12:00:00Z")).toBe("Juin 20, 2026");
  expect(buildFormats.formatShortDate("2026-07-20T12:00:00Z")).toBe("Juil 20, 2026");
});
