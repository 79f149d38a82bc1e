import type { QueryClient } from "@tanstack/react-query";
import { loadPageData, preloadPage } from "./router";

/**
 * Fetches code and data of the page that a link leads to as soon as somebody points at it, touches
 * it or moves the focus there: what comes with the click is then there already.
 */
export function prefetchOnIntent(queryClient: QueryClient): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    // What fails here fails again, and is told, when the page is opened.
    preloadPage(link.pathname).catch(() => undefined);
    loadPageData(queryClient, link.pathname).catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
