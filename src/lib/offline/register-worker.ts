import type { QueryClient } from "@tanstack/react-query";
import { onHost } from "@/lib/base-path";
import { onTitleChange } from "@/lib/browser/on-title-change";
import { isPagePath } from "./caching-rules";
import { mayHaveSession } from "@/lib/supabase/session-store";
import { postToWorker } from "./post-to-worker";

const WORKER = onHost("/sw.js");

/**
 * Registers the service worker, reports the pages that are read, and lets a new version activate when no other
 * page is open. The site works without it.
 *
 * @throws if storage is blocked, or the browser is offline
 * @param entry URL of the page's entry script, which changes with every build
 * @param unbuiltQueries those whose responses the worker must see once, because the page's HTML does not contain
 * them
 */
export async function registerWorker(
  entry: string,
  unbuiltQueries: QueryClient | null,
): Promise<void> {
  if (!("serviceWorker" in navigator) || !isPagePath(window.location.pathname)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    reportRead(true);
    // The worker caches the responses that it serves; so far it has served none.
    if (!mayHaveSession()) void unbuiltQueries?.refetchQueries({ type: "active" });
  });
  let timer: number | undefined;
  onTitleChange(() => {
    window.clearTimeout(timer);
    // Once the content is there, too.
    timer = window.setTimeout(() => reportRead(true), 500);
  });
  reportRead(false);
  const registration = await navigator.serviceWorker.register(WORKER);
  requestActivation(registration, new URL(entry).pathname);
  // Browsers check for a new version at most once a day by themselves.
  await registration.update();
}

function requestActivation(registration: ServiceWorkerRegistration, entry: string): void {
  const request = () => registration.waiting?.postMessage({ kind: "activate", entry });
  request();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", request),
  );
}

/** @param wantsPage whether the worker has yet to cache the page's HTML and files */
function reportRead(wantsPage: boolean): void {
  if (!isReadable()) return;
  const path = window.location.pathname;
  const files = wantsPage ? loadedFiles() : [];
  postToWorker({ kind: "read", path, title: document.title, files, wantsPage });
}

/** Whether a page for everybody is shown, and not why it could not be loaded. */
function isReadable(): boolean {
  return (
    isPagePath(window.location.pathname) &&
    document.querySelector("main h1") !== null &&
    document.querySelector("main [data-missing]") === null &&
    // Pages that are hidden from search engines have none.
    document.querySelector('link[rel="canonical"]') !== null
  );
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${window.location.origin}/`));
}
