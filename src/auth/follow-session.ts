import type { Session } from "@supabase/supabase-js";
import { onAuthClient } from "@/lib/supabase/client";
import { mayHaveSession, onSessionStored } from "@/lib/supabase/session-store";
import { hasSecondFactor, needsSecondFactor } from "./second-factor";

type Listeners = {
  /** Called with every session, null for none, and whether it has yet to pass a second factor. */
  onSession: (session: Session | null, needsCode: boolean) => void;
  /** The user opened the link of a password reset. */
  onRecovery: () => void;
};

/** Follows the auth events of the client, as soon as it is loaded. Returns the unsubscribe function. */
export function followSession({ onSession, onRecovery }: Listeners): () => void {
  let latest: Session | null = null;
  let stopWaiting: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  const stopListening = onAuthClient((client) => {
    function handleSession(session: Session) {
      if (!hasSecondFactor(session.user)) {
        onSession(session, false);
        return;
      }
      void needsSecondFactor(client, session)
        // The token cannot be read, so the database decides.
        .catch(() => false)
        .then((needsCode) => {
          if (latest === session) onSession(session, needsCode);
        });
    }
    const { data } = client.auth.onAuthStateChange((event, next) => {
      if (event === "PASSWORD_RECOVERY") onRecovery();
      stopWaiting?.();
      latest = next;
      const notifyListener = () => (next ? handleSession(next) : onSession(null, false));
      // Offline there is no session at first, although one is stored.
      if (next || event === "SIGNED_OUT") stopWaiting = onSessionStored(next, notifyListener);
      else notifyListener();
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  // Otherwise a user whose browser storage was cleared would silently continue as an anonymous visitor.
  function checkStorage() {
    if (!latest || mayHaveSession()) return;
    latest = null;
    onSession(null, false);
  }
  window.addEventListener("focus", checkStorage);
  return () => {
    latest = null;
    window.removeEventListener("focus", checkStorage);
    stopListening();
    stopWaiting?.();
    unsubscribe?.();
  };
}
