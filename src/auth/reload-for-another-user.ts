import { storedUserId } from "@/lib/supabase/session-store";

/**
 * Loads a page anew that comes out of the back/forward cache with what another user, or nobody, may see by now: it
 * heard nothing of what other tabs did meanwhile. What was typed is in its draft, unless its writer has signed out.
 *
 * @param reload replaceable for tests
 */
export function reloadForAnotherUser(reload: () => void = () => window.location.reload()): void {
  let before: unknown;
  window.addEventListener("pagehide", () => (before = storedUserId()));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || storedUserId() === before) return;
    document.documentElement.hidden = true;
    reload();
  });
}
