/** The name of the session in local storage. */
export const SESSION_KEY = "session";

/**
 * Whether somebody may be signed in: a session is stored, or the page was opened by a link of a
 * mail that brings one. It says nothing about whether the session is still good.
 */
export function mayHaveSession(): boolean {
  if (import.meta.env.SSR) return false;
  return window.location.hash.includes("access_token=") || isSessionStored();
}

function isSessionStored(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

/** Sessions that live as long as the page, because its storage is full or blocked. */
const held = new Map<string, string>();

/** Where the client keeps the session: local storage, or the page alone where that cannot be. */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return held.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    held.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      // The one it replaces is of no use any more.
      sessionStore.removeItem(key);
      held.set(key, value);
    }
  },
  removeItem(key: string): void {
    held.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Then nothing was kept there.
    }
  },
};

/**
 * Calls back as soon as this tab sees the session in storage, which is at once unless another tab
 * announced it: its message may come before what it has stored, and whoever asks the backend in
 * between asks as nobody.
 *
 * @returns stops waiting
 */
export function whenStored(session: { access_token: string }, callBack: () => void): () => void {
  const stop = () => window.removeEventListener("storage", look);
  function look() {
    if (!isStored(session.access_token)) return;
    stop();
    callBack();
  }
  window.addEventListener("storage", look);
  look();
  return stop;
}

function isStored(token: string): boolean {
  return sessionStore.getItem(SESSION_KEY)?.includes(token) ?? false;
}
