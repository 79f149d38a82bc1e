import type { Session } from "@supabase/supabase-js";
import { onAuthClient } from "@/lib/supabase/client";
import { onSessionStored } from "@/lib/supabase/session-store";
import { hasSecondFactor, lacksSecondFactor } from "./second-factor";

type Listeners = {
  /** Gets every session, null for none, and whether it has yet to pass a second factor. */
  onSession: (session: Session | null, needsCode: boolean) => void;
  /** The link of a password reset was opened. */
  onRecovery: () => void;
};

/** Follows the auth events of the client, once there is one. Returns the function that stops it. */
export function followSession({ onSession, onRecovery }: Listeners): () => void {
  let latest: Session | null = null;
  let stopWaiting: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  const stopListening = onAuthClient((client) => {
    function take(session: Session) {
      if (!hasSecondFactor(session.user)) {
        onSession(session, false);
        return;
      }
      void lacksSecondFactor(client, session)
        // Of a token that cannot be read the database thinks for itself.
        .catch(() => false)
        .then((needsCode) => {
          if (latest === session) onSession(session, needsCode);
        });
    }
    const { data } = client.auth.onAuthStateChange((event, next) => {
      if (event === "PASSWORD_RECOVERY") onRecovery();
      stopWaiting?.();
      latest = next;
      stopWaiting = next ? onSessionStored(next, () => take(next)) : undefined;
      if (!next) onSession(null, false);
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  return () => {
    latest = null;
    stopListening();
    stopWaiting?.();
    unsubscribe?.();
  };
}
