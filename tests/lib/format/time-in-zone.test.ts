import { expect, test } from "vitest";
import { timeInZone, zoneName } from "@/lib/format/time-in-zone";

test("a time is told in another zone, across midnight", () => {
  expect(timeInZone("2026-11-30T03:00:00Z", "America/New_York")).toMatch(/^Sun.*10:00.PM$/);
});

test("a zone that this browser does not know yet is told in UTC, and says so", () => {
  expect(timeInZone("2026-11-30T03:00:00Z", "Europe/Atlantis")).toMatch(/^Mon.*3:00.AM UTC$/);
});

test("a zone's name has words", () => {
  expect(zoneName("America/New_York")).toBe("America/New York");
});
