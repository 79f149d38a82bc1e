import { writtenUrl } from "@/lib/base-path";
import { albumOf, artistOf } from "./credits";
import type { PlayerTrack } from "./player-state";

type Controls = {
  play: () => void;
  pause: () => void;
  stop: () => void;
  next: () => void;
  previous: () => void;
  seekTo: (seconds: number) => void;
};

/** Connects the device's media keys and lock screen to the player. Source: W3C Media Session. */
export function connectMediaSession(controls: Controls): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.setActionHandler("play", controls.play);
  mediaSession.setActionHandler("pause", controls.pause);
  mediaSession.setActionHandler("stop", controls.stop);
  mediaSession.setActionHandler("nexttrack", controls.next);
  mediaSession.setActionHandler("previoustrack", controls.previous);
  mediaSession.setActionHandler("seekto", ({ seekTime }) => {
    if (seekTime !== undefined) controls.seekTo(seekTime);
  });
}

/** Shows a track on the device's lock screen, or removes it. */
export function showInMediaSession(track: PlayerTrack | undefined): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  if (!track) {
    mediaSession.metadata = null;
    mediaSession.playbackState = "none";
    mediaSession.setPositionState();
    return;
  }
  mediaSession.metadata = new MediaMetadata({
    title: track.title,
    artist: artistOf(track),
    album: albumOf(track),
    artwork: [
      { src: writtenUrl(track.thumbnail), sizes: "192x192", type: "image/avif" },
      { src: writtenUrl(track.artwork), sizes: "480x480", type: "image/avif" },
    ],
  });
}

/** Shows the position on the lock screen; the device advances it by itself. */
export function showProgressInMediaSession(audio: HTMLAudioElement): void {
  if (!("mediaSession" in navigator)) return;
  const { paused, duration, currentTime } = audio;
  navigator.mediaSession.playbackState = paused ? "paused" : "playing";
  if (!Number.isFinite(duration)) return;
  navigator.mediaSession.setPositionState({ duration, position: Math.min(currentTime, duration) });
}
