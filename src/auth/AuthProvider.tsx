import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { AuthError, Session, User } from "@supabase/supabase-js";
import { DEADLINE } from "@/lib/requests/deadline";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { notify, type Notice } from "@/lib/notify";
import { mayHaveSession, SESSION_KEY } from "@/lib/supabase/session-store";
import { getAuthClient } from "@/lib/supabase/client";
import { AuthContext, type EndedSession, type SignOutScope } from "./use-auth";
import { followSession } from "./follow-session";
import { announceSignOut, forget, onSignOutElsewhere } from "./leaving";
import { settleLinkBack, takeRefusal } from "./link-back";
import { onUnauthorized } from "./on-unauthorized";

type Props = { children: ReactNode };

/** Provides the session: read once from storage, then replaced on every auth event. */
export function AuthProvider({ children }: Props) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isLoading, setIsLoading] = useState(true);
  const [isRecovering, setIsRecovering] = useState(false);
  const [ended, setEnded] = useState<EndedSession | null>(null);
  const known = useRef<User | null>(undefined);
  const lost = useRef<User>(null);
  const lackedCode = useRef(false);
  /** The id of who signs out by choice, in this tab or another. */
  const leaving = useRef<string>(undefined);

  useEffect(() => {
    function take(next: Session | null, lacksCode: boolean) {
      setSession(next);
      setNeedsCode(lacksCode);
      setIsLoading(false);
      const before = known.current;
      const user = next?.user ?? null;
      const hasPassed = lackedCode.current && !lacksCode;
      known.current = user;
      lackedCode.current = lacksCode;
      if (!user) setIsRecovering(false);
      if (!user && before && before.id !== leaving.current) {
        // The user did not ask for it: keep the screen and everything typed.
        lost.current = before;
        setEnded({ user: before });
        return;
      }
      const lastUser = before ?? lost.current;
      const isBack = user !== null && user.id === lost.current?.id;
      // The screen is kept until the second factor is passed, too.
      if (isBack && lacksCode) return;
      lost.current = null;
      setEnded(null);
      if (user) leaving.current = undefined;
      if (isBack) void queryClient.invalidateQueries();
      else if (!user && before) forget(queryClient);
      // Another user must not see cached data of the last one.
      else if (lastUser && lastUser.id !== user?.id) void queryClient.resetQueries();
      // A visitor who signs in stays where they are.
      else if (hasPassed || (user && before === null)) void queryClient.invalidateQueries();
    }
    const stopFollowingTabs = onSignOutElsewhere((userId) => {
      leaving.current = userId;
      if (lost.current?.id === userId) {
        lost.current = null;
        setEnded(null);
      }
      forget(queryClient);
    });

    const stopFollowingSession = followSession({
      onSession: take,
      onRecovery: () => setIsRecovering(true),
    });

    function beNobody() {
      known.current = null;
      setIsLoading(false);
    }
    function loadSession() {
      settleLinkBack().then(say).catch(beNobody);
    }
    function noticeOtherTabs({ key, newValue }: StorageEvent) {
      if (key === SESSION_KEY && newValue) loadSession();
    }
    /** The backend refused the session. Refreshing it shows whether it has ended. */
    async function askWhetherOver() {
      if (!known.current) {
        if (lost.current) setEnded({ user: lost.current });
        return;
      }
      const client = await getAuthClient();
      const { error } = await client.auth.refreshSession();
      if (!known.current) return;
      // The client would keep a refused session until its token expires.
      if (isRefusal(error)) await client.auth.signOut({ scope: "local" });
      else notify({ title: "Please try again", description: "Your session had to be renewed." });
    }
    let asking: Promise<void> | undefined;
    const stopWatching = onUnauthorized(queryClient, () => {
      asking ??= askWhetherOver()
        .catch(() => undefined)
        .finally(() => (asking = undefined));
    });
    say(takeRefusal());
    if (mayHaveSession()) loadSession();
    else beNobody();
    window.addEventListener("storage", noticeOtherTabs);
    // A refresh that hangs must not block the page: until it answers, the user is anonymous.
    const timer = setTimeout(() => setIsLoading(false), DEADLINE);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("storage", noticeOtherTabs);
      stopFollowingSession();
      stopFollowingTabs();
      stopWatching();
    };
  }, [queryClient]);

  const signOut = useCallback(async (scope: SignOutScope = "local") => {
    const userId = known.current?.id ?? "";
    leaving.current = userId;
    try {
      const client = await getAuthClient();
      // On this device it ends whatever the backend answers; everywhere only if the backend agrees.
      if (scope === "local") announceSignOut(userId);
      const { error } = await client.auth.signOut({ scope });
      if (scope === "local") return;
      if (error) throw toBackendError(error, error.status);
      announceSignOut(userId);
    } finally {
      if (known.current) leaving.current = undefined;
    }
  }, []);
  const acceptEnd = useCallback(() => {
    lost.current = null;
    setEnded(null);
    queryClient.removeQueries({ type: "inactive" });
    void queryClient.invalidateQueries();
  }, [queryClient]);

  const value = useMemo(
    () => ({
      user: session?.user ?? null,
      session,
      isLoading,
      needsCode,
      isRecovering,
      endRecovery: () => setIsRecovering(false),
      ended,
      acceptEnd,
      signOut,
    }),
    [session, isLoading, needsCode, isRecovering, ended, acceptEnd, signOut],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

function say(notice: Notice | null): void {
  if (notice) notify(notice);
}

/** True when a retry would be refused, too. A rate limit says nothing about the session. */
function isRefusal(error: AuthError | null): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}
