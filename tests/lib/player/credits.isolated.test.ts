import { expect, test } from "vitest";
import { albumOf, bylineOf, artistOf } from "@/lib/player/credits";

test.each([
  ["Low Water", "Field Recordings", "Low Water — Field Recordings"],
  ["Low Water", "Unknown", "Low Water — Unknown"],
  ["Unknown", "Field Recordings", "Unknown — Field Recordings"],
  ["Unknown", "Unknown", "Unknown — Unknown"],
  ["", "Field Recordings", "Unknown — Field Recordings"],
  ["Low Water", " ", "Low Water — Unknown"],
  ["", "", "Unknown — Unknown"],
])("a track by «%s» on «%s» is shown as «%s»", (artist, album, byline) => {
  expect(bylineOf({ artist, album })).toBe(byline);
  expect([artistOf({ artist, album }), albumOf({ artist, album })]).toEqual(byline.split(" — "));
});
