import { useEffect } from "react";

/** A link to the page one is on leads to its top, as it would on any site. */
export function useLinksToTop(): void {
  useEffect(() => {
    document.addEventListener("click", goToTop, true);
    return () => document.removeEventListener("click", goToTop, true);
  }, []);
}

function goToTop(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hash) return;
  // A new tab or window is wanted.
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname !== pathname) return;
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}
