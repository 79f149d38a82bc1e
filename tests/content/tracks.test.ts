import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tracks } from "@/content/tracks";
import { formatDuration } from "@/lib/format/format-duration";
import { secondsOfMp3 } from "../support/mp3";

test("no track is listed twice", () => {
  expect(new Set(tracks.map(({ id }) => id)).size).toBe(tracks.length);
});

test.each(tracks)("$title is as long as stated, and its file is small", (track) => {
  const file = readFileSync(`public${track.audioUrl}`);
  const seconds = secondsOfMp3(file);

  expect(Math.abs(seconds - track.durationSeconds)).toBeLessThan(1);
  expect(track.duration).toBe(formatDuration(track.durationSeconds));
  expect(file.byteLength).toBeLessThan(640 * 1024);
});

test.each(tracks)("$title has its picture in both sizes", ({ thumbnail, artwork }) => {
  for (const picture of [thumbnail, artwork]) {
    expect(readFileSync(`public${picture}`).toString("latin1", 4, 12)).toBe("ftypavif");
  }
  expect([thumbnail, artwork]).toEqual([
    expect.stringMatching(/-192\.avif$/),
    expect.stringMatching(/-480\.avif$/),
  ]);
});

test("every audio file belongs to a track", () => {
  expect(readdirSync("public/audio").map((name) => `/audio/${name}`)).toEqual(
    tracks.map(({ audioUrl }) => audioUrl).toSorted(),
  );
});
