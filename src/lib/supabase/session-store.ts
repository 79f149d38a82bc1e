import { storageKey } from "@/lib/base-path";

export const SESSION_KEY = storageKey("session");

/**
 * Whether a user may be signed in: a session is stored, or the URL has a code for one from an email or from
 * GitHub. The session may have expired.
 */
export function mayHaveSession(): boolean {
  if (import.meta.env.SSR) return false;
  return hasCode() || isSessionStored();
}

/** Whether the URL has a code that can be exchanged for a session. */
export function hasCode(): boolean {
  return new URLSearchParams(window.location.search).has("code");
}

function isSessionStored(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

/** The access token and the user's id from the stored session, read synchronously; empty if there is none. */
export function storedSession(): { token?: unknown; userId?: unknown } {
  try {
    const session = JSON.parse(sessionStore.getItem(SESSION_KEY) ?? "null");
    return { token: session?.access_token, userId: session?.user?.id };
  } catch {
    return {};
  }
}

/** Sessions that last as long as the page, because local storage is full or blocked. */
const inMemory = new Map<string, string>();

/** The client's session storage: local storage, falling back to memory. */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return inMemory.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    inMemory.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      // The replaced session is no longer valid.
      sessionStore.removeItem(key);
      inMemory.set(key, value);
    }
  },
  removeItem(key: string): void {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
};

/**
 * Calls back as soon as storage has what the client reports: a session, or null for none. Usually that is immediate,
 * but another tab's message may arrive before its writes. Requests sent in between would be anonymous, and a user who
 * signed out there would seem to be one whose session ended.
 *
 * @returns the function that stops waiting
 */
export function onSessionStored(
  session: { access_token: string } | null,
  callBack: () => void,
): () => void {
  const stop = () => window.removeEventListener("storage", check);
  function check() {
    const stored = sessionStore.getItem(SESSION_KEY);
    // Sessions in memory belong to this tab alone.
    const isOld = session
      ? !stored?.includes(session.access_token)
      : stored && !inMemory.has(SESSION_KEY);
    if (isOld) return;
    stop();
    callBack();
  }
  window.addEventListener("storage", check);
  check();
  return stop;
}
