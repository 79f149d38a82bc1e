import { useMutation } from "@tanstack/react-query";
import { postToWorker } from "@/lib/offline/post-to-worker";
import type { Notices } from "@/lib/query-client";
import { useAuth, type SignOutScope } from "./use-auth";
import { t } from "@/lib/words";

/** Signs out. Not in use-auth-actions, which is loaded with the sign-in dialog. */
export function useSignOut(notices: Pick<Partial<Notices>, "success"> = {}) {
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: (scope: SignOutScope) => signOut(scope),
    // The next person at this device must not see the cached data.
    onSuccess: () => postToWorker({ kind: "clear" }),
    meta: { ...notices, failure: t("Error") },
  });
}
