import { expect, test } from "vitest";
import { timeInZone, zoneName } from "@/lib/format/time-in-zone";

test("a time is formatted in another zone, across midnight", () => {
  expect(timeInZone("2026-11-30T03:00:00Z", "America/New_York")).toMatch(/^Sun.*10:00.PM$/);
});

test("in a zone that this browser does not know, a time is in UTC and labelled so", () => {
  expect(timeInZone("2026-11-30T03:00:00Z", "Europe/Atlantis")).toMatch(/^Mon.*3:00.AM UTC$/);
});

test("a zone's name is shown with spaces", () => {
  expect(zoneName("America/New_York")).toBe("America/New York");
});
