import { useSyncExternalStore } from "react";

/** Name of the attribute on `<html>`, the event and the performance mark of hydration. */
const HYDRATED = "hydrated";

/**
 * False in the build and during hydration, true afterwards. For content that depends on the visitor and so must not be
 * in the prerendered HTML. For dates and numbers see `useFormats`.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}

/** The attribute may already be there, in a copy of the page that was saved by a browser. */
let isMarked = false;

/** Announces that the page is interactive, to src/event-replay.ts and to measurements. */
export function markHydrated(): void {
  if (isMarked) return;
  isMarked = true;
  document.documentElement.setAttribute(`data-${HYDRATED}`, "");
  performance.mark(HYDRATED);
  window.dispatchEvent(new Event(HYDRATED));
}
