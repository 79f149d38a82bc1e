import { storedSession } from "@/lib/supabase/session-store";

/** How late another tab's change may be known here, in milliseconds. */
const LATE = 5_000;

/**
 * Reloads a page restored from the back/forward cache if its content belongs to a user who has since signed out: it
 * missed what other tabs did in the meantime. Typed text is in its draft, unless its author has signed out.
 *
 * @param reload replaceable for tests
 */
export function reloadForAnotherUser(reload: () => void = () => window.location.reload()): void {
  let before: unknown;
  const check = () => {
    if (storedSession().userId === before) return;
    document.documentElement.hidden = true;
    reload();
  };
  window.addEventListener("pagehide", () => (before = storedSession().userId));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    check();
    // What another tab has stored may only be known here a moment later.
    window.addEventListener("storage", check, { signal: AbortSignal.timeout(LATE) });
  });
}
