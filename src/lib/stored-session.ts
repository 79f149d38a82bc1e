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
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Storage is blocked: a session lives as long as the page that signed in.
    return false;
  }
}

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
  try {
    return localStorage.getItem(SESSION_KEY)?.includes(token) ?? false;
  } catch {
    // Nothing is stored anywhere, so there is nothing to wait for.
    return true;
  }
}
