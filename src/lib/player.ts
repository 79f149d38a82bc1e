import { useSyncExternalStore } from "react";
import { connectMediaSession, showInMediaSession } from "./media-session";
import { setPlayerPresence } from "./player-presence";

/** What the player needs to know of a track. */
export type PlayerTrack = {
  id: string;
  title: string;
  artist: string;
  album: string;
  thumbnail: string;
  audioUrl: string;
  /** In seconds; the file's own length replaces it once known. */
  durationSeconds: number;
};

type PlayerState = {
  track: PlayerTrack | undefined;
  isPlaying: boolean;
  /** True while the player waits for data. */
  isBuffering: boolean;
  /** Position and length in seconds. */
  time: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  /** Why the track does not play, as a sentence. */
  error: string | undefined;
};

const VOLUME_KEY = "volume";
const DEFAULT_VOLUME = 70;

let queue: readonly PlayerTrack[] = [];
let audio: HTMLAudioElement | undefined;
let state: PlayerState = {
  track: undefined,
  isPlaying: false,
  isBuffering: false,
  time: 0,
  duration: 0,
  volume: readVolume(),
  error: undefined,
};
const listeners = new Set<() => void>();

/** The state of the site's one player. It plays on while the visitor moves between pages. */
export function usePlayer(): PlayerState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** Starts a track; `tracks` is what next and previous go through. */
export function playTrack(track: PlayerTrack, tracks: readonly PlayerTrack[]): void {
  queue = tracks;
  const element = (audio ??= createAudio());
  change({ track, time: 0, duration: track.durationSeconds, error: undefined });
  setPlayerPresence(true);
  showInMediaSession(track);
  element.src = track.audioUrl;
  start(element);
}

/** Pauses what plays, plays what is paused. Without a track, the first of `tracks` starts. */
export function togglePlaying(tracks: readonly PlayerTrack[] = queue): void {
  const { track, isPlaying, error } = state;
  if (!track) {
    const [first] = tracks;
    if (first) playTrack(first, tracks);
  } else if (isPlaying) audio?.pause();
  else if (error) playTrack(track, queue);
  else if (audio) start(audio);
}

/** Goes on to the next track; after the last comes the first. */
export function playNext(tracks: readonly PlayerTrack[] = queue): void {
  step(1, tracks);
}

/** Goes back to the track before; before the first comes the last. */
export function playPrevious(tracks: readonly PlayerTrack[] = queue): void {
  step(-1, tracks);
}

/** Moves to a position in seconds. */
export function seekTo(seconds: number): void {
  if (!audio || !state.track) return;
  const time = Math.min(Math.max(seconds, 0), state.duration);
  audio.currentTime = time;
  change({ time });
}

/** Sets the volume, 0 to 100, and remembers it. */
export function setVolume(volume: number): void {
  if (audio) audio.volume = volume / 100;
  change({ volume });
  try {
    localStorage.setItem(VOLUME_KEY, String(volume));
  } catch {
    // Not remembered, but set all the same.
  }
}

/** Stops and puts the track away. */
export function closePlayer(): void {
  audio?.pause();
  audio?.removeAttribute("src");
  change({ track: undefined, isPlaying: false, isBuffering: false, time: 0, error: undefined });
  setPlayerPresence(false);
  showInMediaSession(undefined);
}

function step(by: number, tracks: readonly PlayerTrack[]): void {
  const current = tracks.findIndex(({ id }) => id === state.track?.id);
  const from = current === -1 && by < 0 ? 0 : current;
  const track = tracks.at((from + by) % tracks.length);
  if (track) playTrack(track, tracks);
}

function start(element: HTMLAudioElement): void {
  element.play().catch((error: unknown) => {
    // A newer track took its place: nothing is wrong. A broken file also fires `error`.
    if (error instanceof DOMException && error.name === "NotAllowedError") {
      change({ isPlaying: false, error: "The browser wants another click before it plays." });
    }
  });
}

function createAudio(): HTMLAudioElement {
  const element = new Audio();
  element.volume = state.volume / 100;
  element.addEventListener("play", () => change({ isPlaying: true, error: undefined }));
  element.addEventListener("pause", () => change({ isPlaying: false }));
  element.addEventListener("waiting", () => change({ isBuffering: true }));
  element.addEventListener("playing", () => change({ isBuffering: false }));
  element.addEventListener("timeupdate", () => change({ time: element.currentTime }));
  element.addEventListener("durationchange", () => {
    if (Number.isFinite(element.duration)) change({ duration: element.duration });
  });
  element.addEventListener("ended", () => playNext());
  element.addEventListener("error", () => {
    if (!element.hasAttribute("src")) return;
    change({
      isPlaying: false,
      isBuffering: false,
      error: `“${state.track?.title}” could not be played. The file is missing or the connection is gone.`,
    });
  });
  connectMediaSession({
    play: () => togglePlaying(),
    pause: () => element.pause(),
    next: () => playNext(),
    previous: () => playPrevious(),
    seekTo,
  });
  return element;
}

function change(values: Partial<PlayerState>): void {
  state = { ...state, ...values };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readVolume(): number {
  try {
    const stored = localStorage.getItem(VOLUME_KEY);
    const volume = stored === null ? NaN : Number(stored);
    return volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME;
  } catch {
    return DEFAULT_VOLUME;
  }
}
