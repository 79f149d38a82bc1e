import { expect, test, vi } from "vitest";
import { formatAppointment, isLocalZone, writeAppointment } from "@/lib/format/appointment";
import { setNavigator } from "../../support/navigator";

test("a time is formatted even if the browser lists an invalid language", () => {
  setNavigator("languages", ["en-US@posix", "en-GB"]);
  const words = writeAppointment("2026-12-24T14:00:00Z", "Europe/Berlin");
  expect(words).toMatch(/^Thursday,? 24 December 2026 at 15:00/);
});

test("a time is in the browser's language on the screen, in the site's in emails", () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale ?? "de-DE", options);
  });
  const time = ["2026-12-24T14:00:00Z", "Europe/Berlin"] as const;
  expect(formatAppointment(...time)).toMatch(/^Donnerstag, 24. Dezember 2026 um 15:00/);
  expect(writeAppointment(...time)).toMatch(/^Thursday, December 24, 2026 at 3:00/);
});

test.each([
  ["Asia/Kolkata", "Asia/Kolkata", true],
  ["Asia/Kolkata", "Asia/Calcutta", true],
  ["Asia/Kolkata", "Asia/Kathmandu", false],
  ["Asia/Kolkata", "Asia/Atlantis", false],
  ["Etc/GMT", "UTC", true],
  ["America/Denver", "America/Phoenix", false],
])("on a device in %s, %s is its time zone: %s", (device, timeZone, isLocal) => {
  vi.stubEnv("TZ", device);
  // Before and after clocks change in Denver.
  const instants = ["2027-03-10T18:00:00Z", "2027-03-18T18:00:00Z"];
  expect(isLocalZone(timeZone, instants)).toBe(isLocal);
});
