import { expect, test, vi } from "vitest";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";

test.each([
  ["2026-07-24T07:30:45.5+00:00", "2026-07-24T09:30", "2026-07-24T07:30:00.000Z"],
  ["2026-12-31T23:15:00Z", "2027-01-01T00:15", "2026-12-31T23:15:00.000Z"],
])("%s is %s in Berlin, to the minute and back", (iso, local, back) => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(localTimeOf(iso)).toBe(local);
  expect(instantOf(local)).toBe(back);
});

test("no time, or an infinite one, is an empty text", () => {
  expect([localTimeOf(""), instantOf(""), localTimeOf("infinity")]).toEqual(["", "", ""]);
});

test("a device whose time zone the browser does not know shows times in UTC", () => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  const report = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  report.mockReturnValue({ ...known, timeZone: "Etc/Unknown" });
  expect(localTimeZone()).toBe("UTC");
});
