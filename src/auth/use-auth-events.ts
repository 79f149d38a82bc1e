import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { notify, type Notice } from "@/lib/notify";
import { DEADLINE } from "@/lib/requests/deadline";
import { mayHaveSession, SESSION_KEY } from "@/lib/supabase/session-store";
import type { AuthEvent } from "./auth-state";
import { followSession } from "./follow-session";
import { onSignOutElsewhere } from "./leaving";
import { settleLinkBack, takeRefusal } from "./link-back";
import { onUnauthorized } from "./on-unauthorized";

type Send = (event: AuthEvent) => void;

/** Says what happens to the session: in the auth client, in other tabs, at the backend. */
export function useAuthEvents(send: Send): void {
  useSessionEvents(send);
  useRefusals(send);
  // Last, since it makes the client that the others listen to.
  useStoredSession(send);
}

function useSessionEvents(send: Send): void {
  useEffect(() => {
    const stopFollowingTabs = onSignOutElsewhere((userId) =>
      send({ name: "signOutElsewhere", userId }),
    );
    const stopFollowingSession = followSession({
      onSession: (session, needsCode) => send({ name: "session", session, needsCode }),
      onRecovery: () => send({ name: "recovery" }),
    });
    return () => {
      stopFollowingTabs();
      stopFollowingSession();
    };
  }, [send]);
}

function useRefusals(send: Send): void {
  const queryClient = useQueryClient();
  useEffect(
    () => onUnauthorized(queryClient, () => send({ name: "unauthorized" })),
    [queryClient, send],
  );
}

/** Reads the session that is stored, or comes with the address; again when another tab stores one. */
function useStoredSession(send: Send): void {
  useEffect(() => {
    const noSession = () => send({ name: "noSession" });
    const load = () => void settleLinkBack().then(say).catch(noSession);
    function look({ key, newValue }: StorageEvent) {
      if (key === SESSION_KEY && newValue) load();
    }
    say(takeRefusal());
    if (mayHaveSession()) load();
    else noSession();
    window.addEventListener("storage", look);
    // A refresh that hangs must not block the page.
    const timer = setTimeout(() => send({ name: "deadline" }), DEADLINE);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("storage", look);
    };
  }, [send]);
}

function say(notice: Notice | null): void {
  if (notice) notify(notice);
}
