import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { audio } from "../support/audio";
import { setNavigator } from "../support/navigator";
import { renderApp } from "../support/render";

// The player tells the device once, when the first track is chosen: all in one test.
test("the device shows what plays, and its keys work the player", async () => {
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
  await user.click(await screen.findByRole("button", { name: /Idle Loop/ }));
  expect(mediaSession.metadata).toMatchObject({
    title: "Idle Loop",
    artist: "Unknown",
    album: "Unknown",
    artwork: [
      { src: "/images/tracks/idle-loop-192.avif", sizes: "192x192" },
      { src: "/images/tracks/idle-loop-480.avif", sizes: "480x480" },
    ],
  });
  expect(mediaSession.playbackState).toBe("playing");

  press("pause");
  expect(audio.heard()).toBeUndefined();
  expect(mediaSession.playbackState).toBe("paused");
  press("play");
  press("play");
  expect(audio.heard()).toBe("/audio/idle-loop.mp3");

  audio.knowsLength(79.9);
  press("seekto", { seekTime: 30 });
  expect(audio.position()).toBe(30);
  audio.hasSought();
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({ duration: 79.9, position: 30 });

  press("nexttrack");
  expect(audio.heard()).toBe("/audio/study-in-plucked-lines.mp3");
  press("previoustrack");
  expect(audio.heard()).toBe("/audio/idle-loop.mp3");

  press("stop");
  expect(audio.heard()).toBeUndefined();
  expect(mediaSession).toMatchObject({ metadata: null, playbackState: "none" });
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith();
});
