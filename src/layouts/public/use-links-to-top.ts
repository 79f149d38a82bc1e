import { useEffect } from "react";
import { focusMain } from "@/lib/browser/focus-main";
import { isPlainClick } from "@/lib/browser/is-plain-click";

/** Scrolls to the top when a link leads to the current page, as browsers do. */
export function useLinksToTop(): void {
  useEffect(() => {
    document.addEventListener("click", goToTop, true);
    return () => document.removeEventListener("click", goToTop, true);
  }, []);
}

function goToTop(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hash) return;
  if (!isPlainClick(event)) return;
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname !== pathname) return;
  window.scrollTo(0, 0);
  focusMain();
}
