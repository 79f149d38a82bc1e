import { useSyncExternalStore } from "react";

/** Set on `<html>` from the moment on in which the page answers to everything but its late parts. */
const MARK = "data-responds";
/** Set on the element of a part whose code has not come yet. */
const LATE_MARK = "data-late";
/**
 * Told to the script in src/late-start.ts, which keeps what visitors do until then: once for the
 * page, and once more for each of its late parts.
 */
const TAKEOVER = "takeover";
let isTakenOver = false;

/** Marks the moment from which on events find their handlers, for what measures it. */
export function markTakeover(): void {
  if (!document.documentElement.hasAttribute(MARK)) performance.mark(TAKEOVER);
}

/** Says that the app has taken over the page that was rendered ahead of time, or drawn its own. */
export function announceTakeover(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute(MARK)) return;
  documentElement.setAttribute(MARK, "");
  tell();
}

/** Says that a late part has been taken over as well, or has gone with its page. */
export function announceLatePart(element: HTMLElement | null): void {
  element?.removeAttribute(LATE_MARK);
  if (!isTakenOver && !isWaitingForApp()) tell();
}

/** Tells once the parts around the one that says so have had their effects. */
function tell(): void {
  queueMicrotask(() => window.dispatchEvent(new Event(TAKEOVER)));
}

/**
 * True once the page stands as a whole. Until then nothing may change that late parts are made of:
 * React would draw them anew instead of taking over what is there.
 */
function isWhole(): boolean {
  isTakenOver ||= !isWaitingForApp() && !document.querySelector(`[${LATE_MARK}]`);
  return isTakenOver;
}

/**
 * Calls back whenever something has been taken over.
 *
 * @returns a function that ends it
 */
function onTakeover(listener: () => void): () => void {
  window.addEventListener(TAKEOVER, listener);
  return () => window.removeEventListener(TAKEOVER, listener);
}

/** {@link isWhole}, for what is drawn. */
export function useIsWhole(): boolean {
  return useSyncExternalStore(onTakeover, isWhole, () => false);
}

/**
 * Calls back once the page stands as a whole, at once where it does.
 *
 * @returns a function that calls it off
 */
export function whenWhole(run: () => void): () => void {
  if (isWhole()) {
    run();
    return () => undefined;
  }
  const stop = onTakeover(() => {
    if (!isWhole()) return;
    stop();
    run();
  });
  return stop;
}

/** True while a page that was rendered ahead of time waits for the app. */
export function isWaitingForApp(): boolean {
  if (import.meta.env.SSR) return false;
  return (
    !document.documentElement.hasAttribute(MARK) && document.getElementById("page-data") !== null
  );
}
