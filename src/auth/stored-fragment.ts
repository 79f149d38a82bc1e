import { storageKey } from "@/lib/base-path";

const KEY = storageKey("fragment");

/**
 * Stores the URL's fragment in this tab while the user signs in at GitHub. The fragment of a shared
 * draft is a secret, which must not be sent to another server.
 */
export function storeFragment(): void {
  const { pathname, hash } = window.location;
  try {
    if (hash) sessionStorage.setItem(KEY, pathname + hash);
  } catch {
    // Without storage, the user comes back to the page without the fragment.
  }
}

/** Removes and returns the fragment stored for this page; empty if there is none. */
export function takeStoredFragment(): string {
  const { pathname } = window.location;
  try {
    const stored = sessionStorage.getItem(KEY) ?? "";
    if (!stored.startsWith(`${pathname}#`)) return "";
    sessionStorage.removeItem(KEY);
    return stored.slice(pathname.length);
  } catch {
    return "";
  }
}

/** Restores the stored fragment. Must run before anything reads the URL. */
export function restoreFragment(): void {
  const { pathname, search, hash } = window.location;
  if (hash || !new URLSearchParams(search).has("link")) return;
  const fragment = takeStoredFragment();
  if (fragment) window.history.replaceState(window.history.state, "", pathname + search + fragment);
}
