import { useSyncExternalStore } from "react";
import { DEADLINE } from "@/lib/requests/deadline";
import { hasUnkeptDrafts } from "@/lib/drafts/use-draft";

const RELOADED = "reloaded-from";

/** Code that could not be fetched, by the error that says so. */
const failures = new WeakSet<object>();
const listeners = new Set<() => void>();
let isRecovering = false;

/**
 * Brings a page that was left open over a new deployment into the new version: when a part of its
 * code is not there any more, and the site names other code by now, it is loaded again at the
 * address it stands at, once. What was typed comes back from its draft; where a draft could not be
 * kept, nothing is reloaded.
 *
 * @param entry address of the script that the site's HTML names, which changes with every version
 * @param reload loads the page again
 */
export function recoverFromNewVersions(
  entry: string,
  reload: () => void = () => window.location.reload(),
): void {
  const version = new URL(entry).pathname;
  forgetHelpfulReload(version);
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    if (!isRecovering) void recover(version, reload);
  });
}

/** True when an error says that a part of the site's code could not be fetched. */
export function isMissingCode(error: object): boolean {
  return failures.has(error);
}

/** True while it is being found out whether loading again would help, and until that happens. */
export function useIsRecovering(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isRecovering,
    () => false,
  );
}

async function recover(version: string, reload: () => void): Promise<void> {
  setRecovering(true);
  if ((await isOutdated(version)) && !hasUnkeptDrafts() && mayReload(version)) reload();
  else setRecovering(false);
}

function setRecovering(next: boolean): void {
  isRecovering = next;
  for (const listener of listeners) listener();
}

/** Offline, or while the server has trouble, loading again would only take the page away. */
async function isOutdated(version: string): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, {
      cache: "no-store",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(DEADLINE),
    });
    const html = await answer.text();
    // Only what holds the application is the site; a host may send it with a 404.
    return html.includes('id="root"') && !html.includes(version);
  } catch {
    return false;
  }
}

/** A reload that led to another version has helped: the next one may be needed as well. */
function forgetHelpfulReload(version: string): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== version) sessionStorage.removeItem(RELOADED);
  } catch {
    // Then nothing was remembered either.
  }
}

/** Once per version: a host that goes on sending the old page must not be asked for ever. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false;
    sessionStorage.setItem(RELOADED, version);
    return true;
  } catch {
    // What cannot be remembered is left to whoever reads the page.
    return false;
  }
}
