import { useSyncExternalStore } from "react";

/** The attribute on `<html>` from hydration on, and the name of its event and performance mark. */
const HYDRATED = "hydrated";

/**
 * False on the server and while prerendered HTML is hydrated, true ever after. It guards what
 * depends on the visitor, such as their locale, and so cannot be the same in both.
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

/** Says that the page answers, to the script in src/event-replay.ts and to whoever measures it. */
export function markHydrated(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute(`data-${HYDRATED}`)) return;
  documentElement.setAttribute(`data-${HYDRATED}`, "");
  performance.mark(HYDRATED);
  window.dispatchEvent(new Event(HYDRATED));
}
