import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useMachine } from "@/lib/use-machine";
import { applyToCache, refetchRejected, renewSession } from "./auth-effects";
import { authStep, initialState, sessionOf, type AuthEvent } from "./auth-state";

/** Runs the state machine of `auth-state.ts` and its side effects. */
export function useAuthMachine() {
  const queryClient = useQueryClient();
  const { state, read, send: step } = useMachine(authStep, initialState);
  /** One renewal at a time, however many requests are rejected. */
  const isRenewing = useRef(false);

  const renew = useCallback(async () => {
    if (isRenewing.current) return;
    isRenewing.current = true;
    const isSignedIn = () => sessionOf(read().phase) !== null;
    await renewSession(isSignedIn).catch(() => undefined);
    // If they are rejected again, renewing does not help.
    if (isSignedIn()) await refetchRejected(queryClient);
    isRenewing.current = false;
  }, [queryClient, read]);
  const send = useCallback(
    (event: AuthEvent) => {
      const effect = step(event);
      if (effect === "renew") void renew();
      else if (effect) applyToCache(queryClient, effect);
    },
    [queryClient, renew, step],
  );
  return { state, read, send };
}
