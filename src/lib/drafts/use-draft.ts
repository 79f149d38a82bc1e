import { useCallback, useSyncExternalStore } from "react";
import { watchDraft, readDraft, writeDraft } from "./draft-store";

/**
 * A text that survives a failed request, a closed dialog and a reload: it is stored in local
 * storage until it is cleared.
 *
 * @param key unique on the site, e.g. `comment:{postId}`
 * @returns the text, a setter, and `clear`, to be called after a success
 */
export function useDraft(key: string): [string, (text: string) => void, () => void] {
  const subscribe = useCallback((listener: () => void) => watchDraft(key, listener), [key]);
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => "",
  );
  const change = useCallback((next: string) => writeDraft(key, next), [key]);
  const clear = useCallback(() => writeDraft(key, ""), [key]);
  return [text, change, clear];
}
