import type { AuthError } from "@supabase/supabase-js";
import type { QueryClient } from "@tanstack/react-query";
import { notify } from "@/lib/notify";
import { getAuthClient } from "@/lib/supabase/client";
import type { AuthEffect } from "./auth-state";
import { forget } from "./leaving";

/** Does to what this tab has read what a change of the session asks for. */
export function applyToCache(queryClient: QueryClient, effect: Exclude<AuthEffect, "renew">): void {
  if (effect === "forget") forget(queryClient);
  else if (effect === "reset") void queryClient.resetQueries();
  else {
    if (effect === "forgetHidden") queryClient.removeQueries({ type: "inactive" });
    void queryClient.invalidateQueries();
  }
}

/**
 * Renews a session that the backend refused, which shows whether it has ended.
 *
 * @param isSignedIn whether somebody still is, once the backend has answered
 * @throws when the client's code cannot be loaded
 */
export async function renewSession(isSignedIn: () => boolean): Promise<void> {
  const { auth } = await getAuthClient();
  const { error } = await auth.refreshSession();
  if (!isSignedIn()) return;
  // The client would keep a refused session until its token expires.
  if (isRefusal(error)) await auth.signOut({ scope: "local" });
  else notify({ title: "Please try again", description: "Your session had to be renewed." });
}

/** True when a retry would be refused, too. A rate limit says nothing about the session. */
function isRefusal(error: AuthError | null): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}
