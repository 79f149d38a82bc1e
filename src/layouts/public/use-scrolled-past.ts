import { useSyncExternalStore } from "react";

/**
 * In CSS pixels, cached from the last scroll event: reading `scrollY` while React renders would
 * force a layout of a half-finished page.
 */
let position = 0;

/** True while the page is scrolled down by more than `threshold` CSS pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const update = () => {
    position = window.scrollY;
    listener();
  };
  // A reloaded page keeps its scroll position.
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
}
