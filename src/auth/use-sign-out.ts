import { useMutation } from "@tanstack/react-query";
import { postToWorker } from "@/lib/offline/post-to-worker";
import { useAuth, type SignOutScope } from "./use-auth";

/** Signs out. Not in use-auth-actions, which is loaded with the sign-in dialog. */
export function useSignOut() {
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: (scope: SignOutScope) => signOut(scope),
    // The next person at this device must not see what was read.
    onSuccess: () => postToWorker({ kind: "clear" }),
    meta: { failure: ({ message }) => ({ title: "Error", description: message }) },
  });
}
