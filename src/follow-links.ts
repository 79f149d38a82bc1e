import type { QueryClient } from "@tanstack/react-query";
import type { NavigateFunction } from "react-router-dom";
import { inSite } from "@/lib/base-path";
import { isPlainClick } from "@/lib/browser/is-plain-click";
import { leaveSite } from "@/lib/browser/leave-site";
import { linkedPage, prefetch } from "./prefetch";
import { isAdminPath, publicRouteAt } from "./router";

/** How long the backend has to say whether there is a page, in milliseconds. The host has most of them as files. */
const PATIENCE = 1_000;

/**
 * Follows links in texts like the router's own, so that music goes on. If there is no page at the URL, but perhaps a file
 * or a former URL, the host answers. The owner's area is left as always.
 *
 * @returns a function that stops it
 */
export function followLinks(client: QueryClient, navigate: NavigateFunction): () => void {
  let latest: HTMLAnchorElement | undefined;

  const onClick = (event: MouseEvent) => {
    // The router has followed its own.
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const pathname = link && !link.hasAttribute("download") ? linkedPage(link) : null;
    if (!link || !pathname || !publicRouteAt(pathname)) return;
    if (isAdminPath(inSite(window.location.pathname))) return;
    event.preventDefault();
    latest = link;
    const { hash, href } = link;
    const isLate = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
    void Promise.race([hasPageAt(client, pathname, hash), isLate]).then((isFound) => {
      if (latest !== link) return;
      // A double click follows it once.
      latest = undefined;
      if (isFound) void navigate({ pathname, hash });
      else leaveSite(href);
    });
  };
  document.addEventListener("click", onClick);
  return () => {
    latest = undefined;
    document.removeEventListener("click", onClick);
  };
}

async function hasPageAt(client: QueryClient, pathname: string, hash: string): Promise<boolean> {
  try {
    const pageData = await import("./load-page-data");
    const isFound = await pageData.hasPageAt(client, pathname);
    // Otherwise what is above that part would move it away.
    if (isFound && hash) await prefetch(client, pathname);
    return isFound;
  } catch {
    return false;
  }
}
