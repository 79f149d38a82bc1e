import type { PlayerTrack } from "./player";

type Controls = {
  play: () => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
  seekTo: (seconds: number) => void;
};

/** Lets the device's media keys and lock screen work the player. Source: W3C Media Session. */
export function connectMediaSession({ play, pause, next, previous, seekTo }: Controls): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.setActionHandler("play", play);
  mediaSession.setActionHandler("pause", pause);
  mediaSession.setActionHandler("nexttrack", next);
  mediaSession.setActionHandler("previoustrack", previous);
  mediaSession.setActionHandler("seekto", ({ seekTime }) => {
    if (seekTime !== undefined) seekTo(seekTime);
  });
}

/** Shows a track on the device's lock screen, or takes it away. */
export function showInMediaSession(track: PlayerTrack | undefined): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: track.artist,
        album: track.album,
        artwork: [{ src: track.thumbnail, type: "image/avif" }],
      })
    : null;
}
