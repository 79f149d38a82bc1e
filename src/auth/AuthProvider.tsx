import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Session } from "@supabase/supabase-js";
import { DEADLINE } from "@/lib/deadline";
import { notify } from "@/lib/notify";
import { mayHaveSession, SESSION_KEY } from "@/lib/stored-session";
import { getAuthClient, onAuthClient } from "@/lib/supabase";
import { AuthContext } from "./use-auth";

type Props = { children: ReactNode };

/** Keeps the session: read once from storage, then replaced on every auth event. */
export function AuthProvider({ children }: Props) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [isRecovering, setIsRecovering] = useState(false);
  const knownUserId = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const linkError = takeLinkError();
    if (linkError) notify({ title: "Error", description: linkError, tone: "danger" });

    let unsubscribe: (() => void) | undefined;
    const stopWaiting = onAuthClient((client) => {
      const { data } = client.auth.onAuthStateChange((event, next) => {
        setSession(next);
        setIsLoading(false);
        if (event === "PASSWORD_RECOVERY") setIsRecovering(true);

        const userId = next?.user.id ?? null;
        const isChange = knownUserId.current !== undefined && knownUserId.current !== userId;
        knownUserId.current = userId;
        if (!isChange) return;
        // What one person may see is not another's: nothing of it stays behind.
        void queryClient.resetQueries();
      });
      unsubscribe = () => data.subscription.unsubscribe();
    });

    function beNobody() {
      knownUserId.current = null;
      setIsLoading(false);
    }
    function loadSession() {
      getAuthClient().catch(beNobody);
    }
    function noticeOtherTabs({ key, newValue }: StorageEvent) {
      if (key === SESSION_KEY && newValue) loadSession();
    }
    if (mayHaveSession()) loadSession();
    else beNobody();
    window.addEventListener("storage", noticeOtherTabs);
    // A refresh that gets no answer must not leave everybody waiting: whoever it is, is nobody yet.
    const timer = setTimeout(() => setIsLoading(false), DEADLINE);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("storage", noticeOtherTabs);
      stopWaiting();
      unsubscribe?.();
    };
  }, [queryClient]);

  const value = useMemo(
    () => ({
      user: session?.user ?? null,
      session,
      isLoading,
      isRecovering,
      endRecovery: () => setIsRecovering(false),
    }),
    [session, isLoading, isRecovering],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** An expired or used link in a mail comes back with a code in the fragment. */
function takeLinkError(): string | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const code = fragment.get("error_code") ?? fragment.get("error");
  if (!code) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  // Words of our own: anybody can write a link that carries others.
  return code === "otp_expired"
    ? "This link has expired or was used already. Please ask for a new one."
    : "This link did not work. Please ask for a new one.";
}
