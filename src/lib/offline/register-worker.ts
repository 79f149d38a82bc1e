import type { QueryClient } from "@tanstack/react-query";
import { isPagePath } from "./worker-rules";
import { mayHaveSession } from "@/lib/supabase/session-store";
import { tellWorker } from "./worker-messages";

const WORKER = "/sw.js";
/** Titles of pages with nothing to read. */
const NOTHING = /^(Loading…|Post (Not Found|could not be loaded))/;

/**
 * Registers the service worker, tells it which pages are read, and lets a new one take over when
 * that takes nothing from an open page. Where there are no workers, or no room for one, the site
 * is as it would be without.
 *
 * @param entry address of the script that the page names, which changes with every version
 */
export async function startOffline(entry: string, queryClient: QueryClient): Promise<void> {
  if (!("serviceWorker" in navigator) || !isPagePath(window.location.pathname)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    tellRead(true);
    // The worker keeps the answers that it sees, and has seen none yet.
    if (!mayHaveSession()) void queryClient.refetchQueries({ type: "active" });
  });
  watchTitle(() => tellRead(mayHaveSession()));
  tellRead(false);
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    offerPlace(registration, new URL(entry).pathname);
    // By itself a browser may look for a new one much later.
    await registration.update();
  } catch {
    // Blocked, or the connection is gone.
  }
}

function offerPlace(registration: ServiceWorkerRegistration, entry: string): void {
  const offer = () => registration.waiting?.postMessage({ kind: "take over", entry });
  offer();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", offer),
  );
}

/** @param wantsPage whether the worker needs the page's HTML and files for itself */
function tellRead(wantsPage: boolean): void {
  if (!isReadable()) return;
  const path = window.location.pathname;
  const files = wantsPage ? loadedFiles() : [];
  tellWorker({ kind: "read", path, title: document.title, files, wantsPage });
}

function isReadable(): boolean {
  return (
    isPagePath(window.location.pathname) &&
    document.querySelector("main h1") !== null &&
    !NOTHING.test(document.title) &&
    !document.querySelector('meta[name="robots"]')
  );
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${window.location.origin}/`));
}

/** Every page has its title; what it shows is there a moment later. */
function watchTitle(onChange: () => void): void {
  let known = document.title;
  let timer: number | undefined;
  new MutationObserver(() => {
    if (!document.title || document.title === known) return;
    known = document.title;
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, 500);
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
}
