import { useCallback, useSyncExternalStore } from "react";

/** Drafts of this page's life; they hold even where local storage is full or forbidden. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Text that survives a failed request, a closed dialog and a reload: it is kept in local storage
 * under `key` until it is cleared.
 *
 * @param key name unique on the site, e.g. `comment:{postId}`
 * @returns the text, a setter, and `clear` for after a success
 */
export function useDraft(key: string): [string, (text: string) => void, () => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );
  const change = useCallback((next: string) => write(key, next), [key]);
  const clear = useCallback(() => write(key, ""), [key]);
  return [text, change, clear];
}

/** Clears a draft unless another tab has put its own in the place of `text`. */
export function clearOwnDraft(key: string, text: string): void {
  if (read(key) === text) write(key, "");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string {
  const held = drafts.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(`draft:${key}`) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  drafts.delete(key);
  try {
    if (text) localStorage.setItem(`draft:${key}`, text);
    else localStorage.removeItem(`draft:${key}`);
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
    drafts.set(key, text);
  }
  for (const listener of listeners) listener();
}
