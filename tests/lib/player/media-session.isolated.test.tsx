// @module-tag full
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tracks } from "@/content/tracks";
import { audio } from "../../support/audio";
import { setNavigator } from "../../support/navigator";
import { renderApp } from "../../support/render";
import { second } from "../../support/tracks";

// The player registers with the device once, when the first track is chosen, so this is one test.
test("the device shows the current track, and its media keys control the player", async () => {
  const handlers = new Map<string, (details: object) => void>();
  const mediaSession = {
    metadata: null,
    playbackState: "none",
    setActionHandler: (action: string, handler: (details: object) => void) =>
      handlers.set(action, handler),
    setPositionState: vi.fn<(state?: MediaPositionState) => void>(),
  };
  setNavigator("mediaSession", mediaSession);
  vi.stubGlobal("MediaMetadata", function (this: object, values: MediaMetadataInit) {
    Object.assign(this, values);
  });
  const press = (key: string, details = {}) => handlers.get(key)?.(details);

  const { user } = renderApp("/music");
  await user.click(
    await screen.findByRole("button", { name: (name) => name.includes(second.title) }),
  );
  expect(mediaSession.metadata).toMatchObject({
    title: second.title,
    artist: second.artist,
    album: second.album,
    artwork: [
      { src: second.thumbnail, sizes: "192x192" },
      { src: second.artwork, sizes: "480x480" },
    ],
  });
  expect(mediaSession.playbackState).toBe("playing");

  press("pause");
  expect(audio.heard()).toBeUndefined();
  expect(mediaSession.playbackState).toBe("paused");
  press("play");
  press("play");
  expect(audio.heard()).toBe(second.audioUrl);

  audio.knowsLength(79.9);
  press("seekto", { seekTime: 30 });
  expect(audio.position()).toBe(30);
  audio.hasSought();
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({ duration: 79.9, position: 30 });

  press("nexttrack");
  expect(audio.heard()).toBe(tracks[2]?.audioUrl);
  press("previoustrack");
  expect(audio.heard()).toBe(second.audioUrl);

  audio.fails();
  expect(mediaSession.playbackState).toBe("paused");
  press("play");
  expect(audio.heard()).toBe(second.audioUrl);
  expect(mediaSession.playbackState).toBe("playing");

  press("stop");
  expect(audio.heard()).toBeUndefined();
  expect(mediaSession).toMatchObject({ metadata: null, playbackState: "none" });
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith();
});
