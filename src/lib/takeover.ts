/** Set on `<html>` from the moment on in which the page answers to everything. */
const MARK = "data-responds";
/** Told to the script in src/late-start.ts, which keeps what visitors do until then, and marked. */
export const TAKEOVER = "takeover";

/** Marks the moment from which on events find their handlers, for what measures it. */
export function markTakeover(): void {
  if (!document.documentElement.hasAttribute(MARK)) performance.mark(TAKEOVER);
}

/** Says that the app has taken over the page that was rendered ahead of time, or drawn its own. */
export function announceTakeover(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute(MARK)) return;
  documentElement.setAttribute(MARK, "");
  // The parts around the one that says so have their effects after it.
  queueMicrotask(() => window.dispatchEvent(new Event(TAKEOVER)));
}
