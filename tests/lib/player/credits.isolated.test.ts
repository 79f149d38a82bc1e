import { expect, test } from "vitest";
import { albumOf, bylineOf, artistOf } from "@/lib/player/credits";

const credit = "Made for this site";

test.each([
  ["Low Water", "Field Recordings", "Low Water — Field Recordings"],
  ["Low Water", "Unknown", "Low Water"],
  ["Unknown", "Field Recordings", `${credit} — Field Recordings`],
  ["Unknown", "Unknown", credit],
])("a track by %s on %s is credited as «%s»", (artist, album, byline) => {
  expect(bylineOf({ artist, album, credit })).toBe(byline);
});

test("the lock screen gets who made it, and no album where there is none", () => {
  const track = { artist: "Unknown", album: "Unknown", credit };
  expect([artistOf(track), albumOf(track)]).toEqual([credit, ""]);
});
