import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "draft:";

/**
 * Drafts as this page holds them: those on screen, so that another tab which has the same one open
 * changes nothing under anybody's hands, and those that local storage is too full to keep, or
 * forbidden.
 */
const held = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/**
 * Text that survives a failed request, a closed dialog and a reload: it is kept in local storage
 * under `key` until it is cleared.
 *
 * @param key name unique on the site, e.g. `comment:{postId}`
 * @returns the text, a setter, and `clear` for after a success
 */
export function useDraft(key: string): [string, (text: string) => void, () => void] {
  const subscribe = useCallback((listener: () => void) => hold(key, listener), [key]);
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => "",
  );
  const change = useCallback((next: string) => writeDraft(key, next), [key]);
  const clear = useCallback(() => writeDraft(key, ""), [key]);
  return [text, change, clear];
}

/** The text kept under a key, or an empty one. */
export function readDraft(key: string): string {
  return held.get(key) ?? stored(key);
}

/** Keeps a text under a key; an empty one clears it. */
export function writeDraft(key: string, text: string): void {
  held.set(key, text);
  try {
    if (text) localStorage.setItem(PREFIX + key, text);
    else localStorage.removeItem(PREFIX + key);
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
  const ofKey = listeners.get(key);
  if (!ofKey) release(key);
  for (const listener of ofKey ?? []) listener();
}

/** Clears a draft unless somebody has changed it from `text`. */
export function clearUnchanged(key: string, text: string): void {
  if (readDraft(key) === text) writeDraft(key, "");
}

/** Calls back when another tab clears a draft. Gives the way out. */
export function whenTakenAway(key: string, callBack: () => void): () => void {
  function look(event: StorageEvent) {
    if (event.key === PREFIX + key && event.newValue === null) callBack();
  }
  window.addEventListener("storage", look);
  return () => window.removeEventListener("storage", look);
}

/** Keys of the drafts that begin so, in no order. */
export function draftKeys(beginning: string): string[] {
  const keys = new Set(held.keys());
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) keys.add(name.slice(PREFIX.length));
    }
  } catch {
    // What this page holds is all there is.
  }
  return [...keys].filter((key) => key.startsWith(beginning) && readDraft(key) !== "");
}

/** True while something typed on this page would not survive a reload. */
export function hasUnkeptDrafts(): boolean {
  return [...held].some(([key, text]) => text !== "" && stored(key) !== text);
}

function hold(key: string, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  held.set(key, readDraft(key));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size > 0) return;
    listeners.delete(key);
    release(key);
  };
}

/** Nothing is held any longer of what is kept. */
function release(key: string): void {
  if (held.get(key) === stored(key)) held.delete(key);
}

function stored(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}
