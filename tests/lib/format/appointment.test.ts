import { expect, test } from "vitest";
import { appointmentInWords } from "@/lib/format/appointment";
import { setNavigator } from "../../support/navigator";

test("a time is said where the browser names a language that is none", () => {
  setNavigator("languages", ["en-US@posix", "en-GB"]);
  const words = appointmentInWords("2026-12-24T14:00:00Z", "Europe/Berlin");
  expect(words).toMatch(/^Thursday,? 24 December 2026 at 15:00/);
});
