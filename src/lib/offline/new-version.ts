import { storageKey } from "@/lib/base-path";
import { DEADLINE } from "@/lib/requests/deadline";
import { hasUnsavedDrafts } from "@/lib/drafts/draft-store";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { createStore, useStore } from "@/lib/store";
import { t } from "@/lib/words";

const RELOADED = storageKey("reloaded-from");

/** Errors of failed code imports. */
const failures = new WeakSet<object>();
const isRecovering = createStore(false);

/**
 * Moves a page that was open during a deployment to the new version: when a chunk fails to load and
 * the site's HTML names another entry script by now, the page is reloaded, once. Typed text is
 * restored from its draft; while a draft could not be saved, nothing is reloaded.
 *
 * @param entry URL of the page's entry script, which changes with every build
 * @param reload replaceable for tests
 */
export function recoverFromNewVersions(
  entry: string,
  reload: () => void = () => window.location.reload(),
): void {
  const version = new URL(entry).pathname;
  allowNextReload(version);
  window.addEventListener("vite:preloadError", ({ payload }) => {
    failures.add(payload);
    // Shown wherever a query or a save fails because of it.
    payload.message = t("A part of this site could not be loaded. {hint}", { hint: HOW_TO_LOAD });
    if (!isRecovering.read()) void recover(version, reload);
  });
}

export function isChunkLoadError(error: object): boolean {
  return failures.has(error);
}

/** True while it is being checked whether a reload would help, and until the reload. */
export const useIsRecovering = () => useStore(isRecovering);

async function recover(version: string, reload: () => void): Promise<void> {
  isRecovering.write(true);
  if ((await isOutdated(version)) && !hasUnsavedDrafts() && mayReload(version)) reload();
  else isRecovering.write(false);
}

/** False when offline or on a server error, where a reload would only lose the page. */
async function isOutdated(version: string): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, {
      cache: "no-store",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(DEADLINE),
    });
    const html = await response.text();
    // The status does not matter: a host may send the app shell with a 404.
    return /id="?root\b/.test(html) && !html.includes(version);
  } catch {
    return false;
  }
}

/** After a reload that loaded another version, the next deployment may need a reload again. */
function allowNextReload(version: string): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== version) sessionStorage.removeItem(RELOADED);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Once per version. Otherwise a host that keeps sending the old page would cause a reload loop. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === version) return false;
    sessionStorage.setItem(RELOADED, version);
    return true;
  } catch {
    // Without storage, a reload loop could not be detected.
    return false;
  }
}
