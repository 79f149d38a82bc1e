import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Session } from "@supabase/supabase-js";
import { getClient } from "@/lib/supabase";
import { notify } from "@/lib/notify";
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
    let unsubscribe: (() => void) | undefined;
    let isGone = false;
    const linkError = readLinkError(window.location.hash);
    if (linkError) notify({ title: "Error", description: linkError, tone: "danger" });

    getClient().then(
      (client) => {
        if (isGone) return;
        const { data } = client.auth.onAuthStateChange((event, next) => {
          setSession(next);
          setIsLoading(false);
          if (event === "PASSWORD_RECOVERY") setIsRecovering(true);

          const userId = next?.user.id ?? null;
          const isChange = knownUserId.current !== undefined && knownUserId.current !== userId;
          knownUserId.current = userId;
          if (!isChange) return;
          // What one person may see is not another's: nothing of it stays behind.
          queryClient.removeQueries({ type: "inactive" });
          void queryClient.invalidateQueries();
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      () => setIsLoading(false),
    );
    return () => {
      isGone = true;
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

/** An expired or used link in a mail comes back with its reason in the fragment. */
function readLinkError(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("error_description");
}
