import type { QueryClient } from "@tanstack/react-query";
import { discardDrafts } from "@/lib/drafts/use-draft";
import { forgetAllPlaces } from "@/lib/reading/stored-places";

/** Key in local storage, there for as long as it takes to tell other tabs. */
const KEY = "signed-out";

/** Tells this browser's other tabs that somebody signs out by choice, unlike a session that ends. */
export function announceSignOut(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
    localStorage.removeItem(KEY);
  } catch {
    // Without storage no other tab shares the session; with a full one it asks to sign in again.
  }
}

/** Calls back when somebody signs out in another tab. Returns the unsubscribe function. */
export function onSignOutElsewhere(callBack: (userId: string) => void): () => void {
  function look({ key, newValue }: StorageEvent) {
    if (key === KEY && newValue) callBack(newValue);
  }
  window.addEventListener("storage", look);
  return () => window.removeEventListener("storage", look);
}

/** Leaves nothing here of who was signed in: no draft, no answer, nothing that was sent or read. */
export function forget(queryClient: QueryClient): void {
  discardDrafts();
  forgetAllPlaces();
  queryClient.removeQueries({ type: "inactive" });
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
}
