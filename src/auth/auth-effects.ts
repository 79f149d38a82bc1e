import type { QueryClient } from "@tanstack/react-query";
import { notify } from "@/lib/notify";
import { BackendError } from "@/lib/requests/backend-error";
import { inSiteLanguage } from "@/lib/requests/in-site-language";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import type { AuthEffect } from "./auth-state";
import { clearUserData } from "./sign-out";
import { t } from "@/lib/words";

/** Applies the effect of a session change to this tab's cached data. */
export function applyToCache(queryClient: QueryClient, effect: Exclude<AuthEffect, "renew">): void {
  if (effect === "forget") clearUserData(queryClient);
  else if (effect === "reset") void queryClient.resetQueries();
  else {
    if (effect === "forgetHidden") queryClient.removeQueries({ type: "inactive" });
    void queryClient.invalidateQueries();
  }
}

/**
 * Refreshes a session that the backend rejected, to find out whether it has ended.
 *
 * @param isSignedIn tells whether a user is still signed in, once the backend has answered
 * @throws when the client's code cannot be loaded
 */
export async function renewSession(isSignedIn: () => boolean): Promise<void> {
  const { auth } = await getAuthClient();
  const { error } = await withinDeadline(auth.refreshSession()).catch((late: unknown) => ({
    error: toBackendError(late),
  }));
  if (!isSignedIn()) return;
  // The client would keep using a rejected session until its token expires.
  if (isRefusal(error)) await auth.signOut({ scope: "local" });
  else if (error) {
    const { message } = await inSiteLanguage(toBackendError(error, error.status));
    notify({ title: t("Error"), description: message, tone: "danger" });
  } else
    notify({ title: t("Please try again"), description: t("Your session had to be renewed.") });
}

/** Reads again what is on screen and could not be read with the former token. */
export async function refetchRejected(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({
    type: "active",
    predicate: ({ state: { error } }) => error instanceof BackendError && error.isSessionOver,
  });
}

/** True if a retry would be rejected, too. A rate limit says nothing about the session. */
function isRefusal(error: { status?: number | undefined } | null): boolean {
  const status = error?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}
