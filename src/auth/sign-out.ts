import type { QueryClient } from "@tanstack/react-query";
import { storageKey } from "@/lib/base-path";
import { storeText } from "@/lib/browser/stored-text";
import { discardDrafts } from "@/lib/drafts/draft-store";
import { clearReadingPositions } from "@/lib/reading/stored-positions";
import { clearViewed } from "@/lib/reading/viewed-today";
import { RECOVERY_KEY } from "./stored-recovery";

/** Key in local storage, which exists only while other tabs are notified. */
const KEY = storageKey("signed-out");

/** Tells this browser's other tabs that the user signed out, as opposed to a session that expired. */
export function announceSignOut(userId: string): void {
  // Without storage no other tab shares the session. If it is full, other tabs ask to sign in again.
  storeText(KEY, userId);
  storeText(KEY, "");
}

/** Calls back when a user signs out in another tab. Returns the unsubscribe function. */
export function onSignOutElsewhere(callBack: (userId: string) => void): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === KEY && newValue) callBack(newValue);
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/**
 * Removes the user's data from this device: drafts, reading positions, which posts were viewed, a new password yet to be
 * set, cached queries and mutations.
 */
export function clearUserData(queryClient: QueryClient): void {
  discardDrafts();
  clearReadingPositions();
  clearViewed();
  storeText(RECOVERY_KEY, "");
  queryClient.removeQueries({ type: "inactive" });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}
