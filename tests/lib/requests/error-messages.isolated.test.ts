import { expect, test, vi } from "vitest";
import { translationOf } from "@/lib/requests/error-messages";

vi.mock("@/lib/text/page-language", () => ({ PAGE_LANGUAGE: "de" }));

const texts = {
  "Comments are closed.": "Kommentare sind geschlossen.",
  "The time needs a year from 2000 to 2099.": "Jahre von 2000 bis 2099.",
  "The amount is {min} to {max}, or 0 for any.": "Bis {max}, ab {min}, oder 0.",
};

test.each([
  ["Comments are closed.", "Kommentare sind geschlossen."],
  ["The time needs a year from 2000 to 2099.", "Jahre von 2000 bis 2099."],
  ["The amount is 0.01 to 10,000, or 0 for any.", "Bis 10.000, ab 0,01, oder 0."],
  ["The amount is 1 to 1,000,000, or 0 for any.", "Bis 1.000.000, ab 1, oder 0."],
  ["The amount is 1 to many, or 0 for any.", undefined],
  ["The time needs a year from 1000 to 2099.", undefined],
])("%s", (message, translation) => {
  expect(translationOf(message, texts)).toBe(translation);
});
