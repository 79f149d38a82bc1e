import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";
import { typedSince } from "./typed-since";

const PREFIX = storageKey("draft:");
const stored = (key: string) => storedText(PREFIX + key);

/**
 * Drafts in memory: those on screen, which another tab must not change during an edit, and those that did not fit into
 * local storage.
 */
const inMemory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
/** Keys of discarded drafts. Clearing them in another tab has no further effect. */
const discarded = new Set<string>();
const discardListeners = new Set<() => void>();

/** The draft saved under a key; empty when there is none. */
export function readDraft(key: string): string {
  return inMemory.get(key) ?? stored(key);
}

/**
 * Stores a draft under a key; an empty text clears it.
 *
 * @returns false if it is only in memory, because local storage is full or blocked
 */
export function writeDraft(key: string, text: string): boolean {
  inMemory.set(key, text);
  if (text) discarded.delete(key);
  storeText(PREFIX + key, text);
  const keyListeners = listeners.get(key);
  if (!keyListeners) release(key);
  for (const listener of keyListeners ?? []) listener();
  return stored(key) === text;
}

/** Clears a draft if it still is `text`: another tab may have changed it. */
export function clearIfUnchanged(key: string, text: string): void {
  if (readDraft(key) === text) writeDraft(key, "");
}

/**
 * Clears the part of a draft that was sent, and keeps what has been typed since.
 *
 * @returns true if nothing was left
 */
export function clearSent(key: string, sent: string): boolean {
  const unsent = typedSince(sent, readDraft(key));
  writeDraft(key, unsent);
  return unsent === "";
}

/** Discards every draft in this browser, including those on screen. */
export function discardDrafts(): void {
  for (const key of draftKeys("")) {
    discarded.add(key);
    writeDraft(key, "");
  }
  for (const listener of discardListeners) listener();
}

/** Calls back when all drafts are discarded. Returns the unsubscribe function. */
export function onDiscard(callBack: () => void): () => void {
  discardListeners.add(callBack);
  return () => discardListeners.delete(callBack);
}

/** Calls back when another tab clears a draft. Returns the unsubscribe function. */
export function onClearedElsewhere(key: string, callBack: () => void): () => void {
  function onStorage(event: StorageEvent) {
    const isCleared = event.key === PREFIX + key && event.newValue === null;
    if (isCleared && !discarded.has(key)) callBack();
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** The keys of drafts with a prefix, in no particular order. */
export function draftKeys(prefix: string): string[] {
  const keys = new Set(inMemory.keys());
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) keys.add(name.slice(PREFIX.length));
    }
  } catch {
    // Storage is blocked, so only the drafts in memory count.
  }
  return [...keys].filter((key) => key.startsWith(prefix) && readDraft(key) !== "");
}

/** The keys of drafts with a prefix that are shown in a field of this page. */
export function draftsOnScreen(prefix: string): string[] {
  return draftKeys(prefix).filter((key) => listeners.has(key));
}

/** True if a draft on this page would not survive a reload. */
export function hasUnsavedDrafts(): boolean {
  return [...inMemory].some(([key, text]) => text !== "" && stored(key) !== text);
}

/** Keeps a draft in memory while it is on screen, and calls back when it changes. */
export function watchDraft(key: string, listener: () => void): () => void {
  const keyListeners = listeners.get(key) ?? new Set();
  listeners.set(key, keyListeners.add(listener));
  inMemory.set(key, readDraft(key));
  return () => {
    keyListeners.delete(listener);
    if (keyListeners.size > 0) return;
    listeners.delete(key);
    release(key);
  };
}

/** Drops a draft from memory if it is in local storage. */
function release(key: string): void {
  if (inMemory.get(key) === stored(key)) inMemory.delete(key);
}
