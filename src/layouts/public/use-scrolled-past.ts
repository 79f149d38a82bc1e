import { useSyncExternalStore } from "react";

/**
 * CSS pixels, as the last scroll event found them. React compares at every step of its work, and
 * asking the browser in the midst of it makes it lay out a page that is not finished.
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
  const look = () => {
    position = window.scrollY;
    listener();
  };
  // A reloaded page is where it was left.
  look();
  window.addEventListener("scroll", look, { passive: true });
  return () => window.removeEventListener("scroll", look);
}
