import { expect, test, vi } from "vitest";
import { timesByDay } from "@/lib/booking/times-by-day";

test("times are grouped by day in this device's time zone", () => {
  vi.stubEnv("TZ", "America/New_York");
  expect([...timesByDay(["2026-11-30T03:00:00Z", "2026-11-30T15:00:00Z"])]).toEqual([
    ["2026-11-29", ["2026-11-30T03:00:00Z"]],
    ["2026-11-30", ["2026-11-30T15:00:00Z"]],
  ]);
});
