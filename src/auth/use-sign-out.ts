import { useMutation } from "@tanstack/react-query";
import { postToWorker } from "@/lib/offline/post-to-worker";
import { useAuth } from "./use-auth";

/** Signs out on this device. Apart from the other actions, which come with the sign-in dialog. */
export function useSignOut() {
  const { signOut } = useAuth();
  return useMutation({
    mutationFn: signOut,
    // The next person at this device need not see what was read.
    onSuccess: () => postToWorker({ kind: "clear" }),
    meta: { failure: ({ message }) => ({ title: "Error", description: message }) },
  });
}
