import { expect, test } from "vitest";
import { formatAppointment } from "@/lib/format/appointment";
import { setNavigator } from "../../support/navigator";

test("a time is said where the browser names a language that is none", () => {
  setNavigator("languages", ["en-US@posix", "en-GB"]);
  const words = formatAppointment("2026-12-24T14:00:00Z", "Europe/Berlin");
  expect(words).toMatch(/^Thursday,? 24 December 2026 at 15:00/);
});
