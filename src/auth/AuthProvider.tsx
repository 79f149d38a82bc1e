import { useCallback, useMemo, type ReactNode } from "react";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { getAuthClient } from "@/lib/supabase/client";
import { sessionOf, viewOf } from "./auth-state";
import { announceSignOut } from "./sign-out";
import { AuthContext, type SignOutScope } from "./use-auth";
import { useAuthEvents } from "./use-auth-events";
import { useAuthMachine } from "./use-auth-machine";

type Props = { children: ReactNode };

/** Provides the session: read once from storage, then replaced on every auth event. */
export function AuthProvider({ children }: Props) {
  const { state, read, send } = useAuthMachine();
  useAuthEvents(send);

  const signOut = useCallback(
    async (scope: SignOutScope = "local") => {
      const userId = sessionOf(read().phase)?.user.id ?? "";
      send({ name: "signOut" });
      try {
        const { auth } = await getAuthClient();
        // Signing out on this device works whatever the backend answers; signing out everywhere
        // needs it to succeed.
        if (scope === "local") announceSignOut(userId);
        const { error } = await auth.signOut({ scope });
        if (scope === "local") return;
        if (error) throw toBackendError(error, error.status);
        announceSignOut(userId);
      } finally {
        send({ name: "signOutOver" });
      }
    },
    [read, send],
  );
  const actions = useMemo(
    () => ({
      endRecovery: () => send({ name: "recoveryOver" }),
      acceptEnd: () => send({ name: "endAccepted" }),
      signOut,
    }),
    [send, signOut],
  );
  const value = useMemo(() => ({ ...viewOf(state), ...actions }), [state, actions]);
  return <AuthContext value={value}>{children}</AuthContext>;
}
