import { act } from "@testing-library/react";
import { closePlayer, setVolume } from "@/lib/player/player";

/*
 * jsdom plays nothing. This stands in for the site's single audio element: it fires the same events as a
 * browser, when a test triggers them.
 */
let element: HTMLMediaElement | undefined;
let time = 0;
let duration = NaN;
let isPaused = true;
let hasEnded = false;
let refusal: DOMException | undefined;

Object.defineProperties(HTMLMediaElement.prototype, {
  currentTime: {
    configurable: true,
    get: () => time,
    set: (seconds: number) => {
      time = seconds;
    },
  },
  duration: { configurable: true, get: () => duration },
  paused: { configurable: true, get: () => isPaused },
  ended: { configurable: true, get: () => hasEnded },
});
HTMLMediaElement.prototype.load = () => {
  isPaused = true;
};
HTMLMediaElement.prototype.pause = () => {
  if (isPaused) return;
  isPaused = true;
  tell("pause");
};
HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
  return playFrom(this);
};

function playFrom(chosen: HTMLMediaElement): Promise<void> {
  element = chosen;
  if (refusal) return Promise.reject(refusal);
  isPaused = false;
  hasEnded = false;
  tell("play");
  return Promise.resolve();
}

/**
 * Resets the player, which outlives the page by design. Test files call it in `afterEach` themselves: they
 * share this module, so a hook registered here would run for one file only.
 */
export function resetAudio(): void {
  closePlayer();
  setVolume(70);
  duration = NaN;
  refusal = undefined;
}

function tell(event: string): void {
  act(() => void element?.dispatchEvent(new Event(event)));
}

/** The state of the audio element, and functions that trigger its events. */
export const audio = {
  /** URL of the file being played; undefined in silence. */
  heard: () => (isPaused ? undefined : (element?.getAttribute("src") ?? undefined)),
  position: () => time,
  /** 0 to 1, as the browser counts. */
  volume: () => element?.volume,
  /** The browser knows the file's length, in seconds. */
  knowsLength: (seconds: number) => {
    duration = seconds;
    tell("durationchange");
  },
  playsUntil: (seconds: number) => {
    time = seconds;
    tell("timeupdate");
  },
  hasSought: () => tell("seeked"),
  runsDry: () => tell("waiting"),
  receivesData: () => tell("progress"),
  goesOn: () => tell("playing"),
  ends: () => {
    hasEnded = true;
    isPaused = true;
    tell("pause");
    tell("ended");
  },
  fails: () => tell("error"),
  /** From now on the browser refuses to play, with a DOMException of this name. */
  isRefused: (name: "NotAllowedError" | "AbortError") => {
    refusal = new DOMException("Not played.", name);
  },
};
