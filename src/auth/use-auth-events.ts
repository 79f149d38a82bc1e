import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { notify, type Notice } from "@/lib/notify";
import { DEADLINE } from "@/lib/requests/deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { mayHaveSession, SESSION_KEY } from "@/lib/supabase/session-store";
import type { AuthEvent } from "./auth-state";
import { followSession } from "./follow-session";
import { onSignOutElsewhere } from "./sign-out";
import { onUnauthorized } from "./on-unauthorized";
import { hasStoredRecovery } from "./stored-recovery";

/** Parameters that email links and GitHub add to the URL. */
const REDIRECT_PARAMETERS = /[?&#](code|error|error_code|access_token)=/;

type Send = (event: AuthEvent) => void;

/** Sends an event for every change of the session: by the auth client, by other tabs, by the backend. */
export function useAuthEvents(send: Send): void {
  useSessionEvents(send);
  useRefusals(send);
  // Last, because it creates the client that the others subscribe to.
  useStoredSession(send);
}

function useSessionEvents(send: Send): void {
  useEffect(() => {
    const stopFollowingTabs = onSignOutElsewhere((userId) =>
      send({ name: "signOutElsewhere", userId }),
    );
    const stopFollowingSession = followSession({
      onSession: (session, needsCode) => {
        send({ name: "session", session, needsCode });
        if (session && hasStoredRecovery(session.user.id)) send({ name: "recovery" });
      },
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

/** Loads the session from storage or from the URL, and again when another tab stores one. */
function useStoredSession(send: Send): void {
  useEffect(() => {
    let isOver = false;
    const noSession = () => send({ name: "noSession" });
    const load = () => void getAuthClient().catch(noSession);
    const loadStored = () => (mayHaveSession() ? load() : noSession());
    function onStorage({ key, newValue }: StorageEvent) {
      if (key === SESSION_KEY && newValue) load();
    }
    if (REDIRECT_PARAMETERS.test(window.location.search + window.location.hash))
      handleRedirect().catch(loadStored);
    else loadStored();
    window.addEventListener("storage", onStorage);
    // A refresh that hangs must not block the page.
    const timer = setTimeout(() => send({ name: "deadline" }), DEADLINE);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("storage", onStorage);
    };

    /** Few visitors follow such a link, so its code is loaded only for them. */
    async function handleRedirect() {
      const { search } = window.location;
      const { finishRedirect, takeRedirectError } = await import("./auth-redirect");
      if (isOver) return;
      showNotice(takeRedirectError());
      if (mayHaveSession()) showNotice(await finishRedirect(search));
      else noSession();
    }
  }, [send]);
}

function showNotice(notice: Notice | null): void {
  if (notice) notify(notice);
}
