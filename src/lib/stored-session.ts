/** The name of the session in local storage. */
export const SESSION_KEY = "session";

/**
 * Whether somebody may be signed in: a session is stored, or the page was opened by a link of a
 * mail that brings one. It says nothing about whether the session is still good.
 */
export function mayHaveSession(): boolean {
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
