import { storageKey, writtenUrl } from "@/lib/base-path";
import {
  connectMediaSession,
  showInMediaSession,
  showProgressInMediaSession,
} from "./media-session";
import { setPlayerPresence } from "./player-presence";
import {
  changePlayer,
  emptyPlayer,
  playerState,
  rememberVolume,
  type PlayerTrack,
} from "./player-state";
import { t } from "@/lib/words";

/** Longest wait for data before it counts as a failure, in milliseconds. */
const STALL_TIMEOUT = 10_000;

let queue: readonly PlayerTrack[] = [];
let audio: HTMLAudioElement | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

export function playTrack(track: PlayerTrack, tracks: readonly PlayerTrack[]): void {
  queue = tracks;
  load(track, 0);
}

/** Toggles between playing and paused. Without a track, the first of `tracks` starts. */
export function togglePlaying(tracks: readonly PlayerTrack[] = queue): void {
  if (playerState().isPlaying) audio?.pause();
  else play(tracks);
}

/** Plays the next track; the first after the last. */
export function playNext(tracks: readonly PlayerTrack[] = queue): void {
  step(1, tracks);
}

/** Plays the previous track; the last before the first. */
export function playPrevious(tracks: readonly PlayerTrack[] = queue): void {
  step(-1, tracks);
}

/** Moves to a position in seconds. */
export function seekTo(seconds: number): void {
  const { track, duration } = playerState();
  if (!audio || !track) return;
  const time = Math.min(Math.max(seconds, 0), duration);
  audio.currentTime = time;
  changePlayer({ time });
}

/** Sets the volume, 0 to 100, and remembers it. */
export function setVolume(volume: number): void {
  if (audio) audio.volume = volume / 100;
  changePlayer({ volume });
  rememberVolume(volume);
}

export function closePlayer(): void {
  queue = [];
  clearTimeout(patience);
  audio?.removeAttribute("src");
  // Otherwise the browser would keep the file, and media keys would play it.
  audio?.load();
  emptyPlayer();
  setPlayerPresence(false);
  showInMediaSession(undefined);
}

function play(tracks: readonly PlayerTrack[]): void {
  const { track, error, time } = playerState();
  const [first] = tracks;
  if (track && error) load(track, time);
  else if (track && audio) start(audio);
  else if (first) playTrack(first, tracks);
}

function step(by: number, tracks: readonly PlayerTrack[]): void {
  const current = tracks.findIndex(({ id }) => id === playerState().track?.id);
  const from = current === -1 && by < 0 ? 0 : current;
  const track = tracks.at((from + by) % tracks.length);
  if (track) playTrack(track, tracks);
}

function load(track: PlayerTrack, time: number): void {
  const element = (audio ??= createAudio());
  clearTimeout(patience);
  changePlayer({ track, time, duration: track.durationSeconds, error: undefined });
  setPlayerPresence(true);
  showInMediaSession(track);
  element.src = writtenUrl(track.audioUrl);
  element.currentTime = time;
  start(element);
}

function start(element: HTMLAudioElement): void {
  element.play().catch((error: unknown) => {
    // A newer track has replaced this one, which is not a failure. A broken file fires `error` as
    // well.
    if (error instanceof DOMException && error.name === "NotAllowedError") {
      changePlayer({
        isPlaying: false,
        error: t("The browser needs another click before it plays."),
      });
    }
  });
}

function createAudio(): HTMLAudioElement {
  const element = new Audio();
  const otherTabs = openChannel();
  element.volume = playerState().volume / 100;
  element.addEventListener("play", () => {
    changePlayer({ isPlaying: true, error: undefined });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
    otherTabs?.postMessage("playing");
  });
  otherTabs?.addEventListener("message", () => element.pause());
  element.addEventListener("pause", () => {
    clearTimeout(patience);
    // A track also pauses at its end, but then the next one follows at once.
    if (!element.ended) changePlayer({ isPlaying: false, isBuffering: false });
  });
  element.addEventListener("waiting", () => waitForData(element));
  element.addEventListener("progress", () => {
    if (playerState().isBuffering) waitForData(element);
  });
  element.addEventListener("playing", () => {
    clearTimeout(patience);
    changePlayer({ isBuffering: false });
  });
  element.addEventListener("timeupdate", () => changePlayer({ time: element.currentTime }));
  element.addEventListener("durationchange", () => {
    if (Number.isFinite(element.duration)) changePlayer({ duration: element.duration });
  });
  element.addEventListener("ended", () => playNext());
  element.addEventListener("error", () => {
    if (element.hasAttribute("src")) giveUp(element);
  });
  for (const event of ["play", "pause", "seeked", "durationchange"]) {
    element.addEventListener(event, () => showProgressInMediaSession(element));
  }
  connectMediaSession({
    play: () => play(queue),
    pause: () => element.pause(),
    stop: closePlayer,
    next: () => playNext(),
    previous: () => playPrevious(),
    seekTo,
  });
  return element;
}

/** Where storage is blocked, Firefox has no channel either: then other tabs keep playing. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(storageKey("player"));
  } catch {
    return undefined;
  }
}

/** A connection can hang without an error, so a long wait counts as a failure. */
function waitForData(element: HTMLAudioElement): void {
  changePlayer({ isBuffering: true });
  clearTimeout(patience);
  patience = setTimeout(() => giveUp(element), STALL_TIMEOUT);
}

function giveUp(element: HTMLAudioElement): void {
  clearTimeout(patience);
  // After an error it is not paused, so media keys would pause it instead of trying again.
  element.pause();
  changePlayer({
    isPlaying: false,
    isBuffering: false,
    error: t("“{title}” could not be played. The file is missing or the connection was lost.", {
      title: playerState().track?.title ?? "",
    }),
  });
}
