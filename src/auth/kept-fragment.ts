/** The key in the tab's storage. */
const KEY = "fragment";

/**
 * Keeps the fragment of the address in this tab while somebody signs in elsewhere: of a shared draft it
 * is the secret, which no other server is to hear of.
 */
export function keepFragment(): void {
  const { pathname, hash } = window.location;
  try {
    if (hash) sessionStorage.setItem(KEY, pathname + hash);
  } catch {
    // Without storage one comes back to the page alone.
  }
}

/** The fragment that was kept on this page, which is forgotten then; empty where none was. */
export function takeKeptFragment(): string {
  const { pathname } = window.location;
  try {
    const kept = sessionStorage.getItem(KEY) ?? "";
    if (!kept.startsWith(`${pathname}#`)) return "";
    sessionStorage.removeItem(KEY);
    return kept.slice(pathname.length);
  } catch {
    return "";
  }
}

/** Puts the fragment back that was kept, before anything reads the address of who comes back. */
export function putFragmentBack(): void {
  const { pathname, search, hash } = window.location;
  if (hash || !new URLSearchParams(search).has("link")) return;
  const fragment = takeKeptFragment();
  if (fragment) window.history.replaceState(window.history.state, "", pathname + search + fragment);
}
